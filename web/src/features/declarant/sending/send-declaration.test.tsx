import type { DeclarationBodyInput } from '@retour/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../lib/http';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { sendDeclaration } from './send-declaration';

const identity = { declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e', claimToken: 'a'.repeat(43) };
const input: DeclarationBodyInput = {
  authorType: 'user',
  age: 34,
  country: 'US',
  meanOfTransport: 'plane',
  border: false,
  date: '2026-11-21',
  declarantLastName: 'Martin',
  declarantFirstName: 'Chloé',
  declarantAddressStreet: '12 rue de l’Église',
  declarantAddressCity: 'Paris',
  declarantAddressPostalCode: '75011',
  shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 500, currency: 'EUR' }],
};
const moment = '2026-11-21T08:00:00.000Z';
const assessment = assessedBasket();

function declaration(status: string, version: number): object {
  return {
    ...input,
    declarantAddressCountry: 'FR',
    id: identity.declarationId,
    publicId: 'K7Q-2MX-9TD',
    status,
    version,
    authorType: 'user',
    createdAt: moment,
    updatedAt: moment,
    assessment,
    exchangeRates: { edition: '2026-11', validFrom: '2026-11-01', validTo: '2026-11-30', rates: {} },
  };
}

const problem = (status: number): object => ({ type: 'x', title: 'x', status, detail: 'Non.', code: 'x' });

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Answers calls in turn and tells what was asked. */
function serve(...answers: readonly Answer[]): readonly string[] {
  const calls: string[] = [];
  const waiting = [...answers];
  vi.stubGlobal(
    'fetch',
    (_address: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      expect(headers['x-claim-token']).toBe(identity.claimToken);
      calls.push(`${method} ${headers['if-match'] ?? ''}`.trim());
      const answer = waiting.shift();
      if (answer === undefined) return Promise.reject(new TypeError('cut'));
      return Promise.resolve(
        new Response(JSON.stringify(answer.body), {
          status: answer.status,
          headers: { 'content-type': answer.status < 400 ? 'application/json' : 'application/problem+json' },
        }),
      );
    },
  );
  return calls;
}

const send = () => sendDeclaration(identity, input, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe('sendDeclaration', () => {
  it('creates the draft, then submits the version that it created', async () => {
    const calls = serve(
      { status: 200, body: declaration('draft', 1) },
      { status: 200, body: declaration('submitted', 2) },
    );
    expect(await send()).toMatchObject({
      declaration: { status: 'submitted', version: 2 },
      isEarlierTry: false,
    });
    expect(calls).toEqual(['PUT', 'PATCH "1"']);
  });

  it('recognises what an earlier try had submitted', async () => {
    const calls = serve({ status: 200, body: declaration('submitted', 2) });
    expect(await send()).toMatchObject({ declaration: { status: 'submitted' }, isEarlierTry: false });
    expect(calls).toEqual(['PUT']);
  });

  it('reads the declaration when it cannot be replaced any more, and says that it is an earlier one', async () => {
    const calls = serve(
      { status: 409, body: problem(409) },
      { status: 200, body: declaration('validated', 3) },
    );
    expect(await send()).toMatchObject({ declaration: { status: 'validated' }, isEarlierTry: true });
    expect(calls).toEqual(['PUT', 'GET']);
  });

  it('says of one that an agent corrected since nothing that it does not know', async () => {
    const correction = { at: moment, reason: 'Facture présentée.' };
    serve(
      { status: 409, body: problem(409) },
      { status: 200, body: { ...declaration('submitted', 3), correction } },
    );
    expect(await send()).toMatchObject({ declaration: { correction }, isEarlierTry: false });
  });

  it('starts over when another tab changed the draft in between', async () => {
    const calls = serve(
      { status: 200, body: declaration('draft', 1) },
      { status: 412, body: problem(412) },
      { status: 200, body: declaration('draft', 2) },
      { status: 200, body: declaration('draft', 3) },
      { status: 200, body: declaration('submitted', 4) },
    );
    expect(await send()).toMatchObject({
      declaration: { status: 'submitted', version: 4 },
      isEarlierTry: false,
    });
    expect(calls).toEqual(['PUT', 'PATCH "1"', 'GET', 'PUT', 'PATCH "3"']);
  });

  it('gives up at once on a refusal, and says why', async () => {
    serve({ status: 422, body: problem(422) });
    await expect(send()).rejects.toMatchObject({ failure: { kind: 'problem', status: 422 } });
  });

  it('knows nothing certain when the answer is lost', async () => {
    serve({ status: 200, body: declaration('draft', 1) });
    await expect(send()).rejects.toBeInstanceOf(CallError);
  });
});
