import { describe, expect, it } from 'vitest';
import { startApp, testEnvironment } from '../../../test/start-app';

const address = '/.well-known/security.txt';
const publicUrl = 'https://retour.example';

async function get(securityContact: string | null) {
  const environment = { ...testEnvironment, publicUrl, securityContact };
  const app = await startApp({ environment, now: () => new Date('2026-11-23T08:00:00Z') });
  const answer = await app.inject({ url: address });
  await app.close();
  return answer;
}

describe('whom to tell of a fault', () => {
  it('is said, in the form of RFC 9116, by an installation that names somebody', async () => {
    const answer = await get('mailto:securite@example.org');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      [
        'Contact: mailto:securite@example.org',
        'Expires: 2027-02-21T08:00:00.000Z',
        'Preferred-Languages: fr, en',
        `Canonical: ${publicUrl}${address}`,
        '',
      ].join('\n'),
    );
  });

  it('is not made up: nothing is there without one', async () => {
    const answer = await get(null);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not-found');
  });
});
