import { typographyFaults } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { mailTexts } from '../../../test/mail-texts';
import { type ContactPayload, contactMailComposers } from './contact-mails';

const payload: ContactPayload = {
  agentId: '0b8f6a1e-5f7e-4d3a-9a51-6f2d7f3c8b11',
  name: 'Zoé L’Œillet',
  email: 'zoe@example.gouv.example',
  subject: 'Le taux d’un livre',
  message: 'Est-il de 5,5\u00A0%\u202F?',
};

describe('the mails of a message to the support', () => {
  it.each(Object.entries(contactMailComposers))('%s: well set, and names the service', async (_, compose) => {
    const mail = await compose(payload, payload.email);
    if (mail === null) throw new Error('nothing was written');
    expect(mailTexts(mail).flatMap(typographyFaults)).toEqual([]);
    for (const part of [mail.text, mail.html]) expect(part).toContain('Retour en France');
  });
});
