import { dayMs, hourMs } from '@retour/contract';
import { mailboxKey } from '../../../platform/mail/mailbox-key';
import { givingBackOnFailure } from '../../../platform/throttle/giving-back';
import type { Allowance, Throttle } from '../../../platform/throttle/throttle';

/** The address that a mail is for, and the network that asks for it. */
export interface MailAsk {
  readonly recipient: string;
  readonly network: string;
}

/** Mails that travellers can have sent: anybody may give the address of somebody else. */
export interface MailTurns {
  /** Whether one more mail may leave; counts it. */
  readonly take: (ask: MailAsk) => Promise<boolean>;
  /** Gives back what was taken for a mail that is not sent after all. */
  readonly giveBack: (ask: MailAsk) => Promise<void>;
}

export interface MailLimits {
  /** In any 24 hours. */
  readonly mailsPerAddress: number;
  /** At once, then as many in each hour: an airport is one network. */
  readonly mailsPerNetwork: number;
}

function ofAddress(perDay: number): Allowance {
  // All but one at once, then one a day: no 24 hours hold more.
  return { name: 'declaration-mail-address', atOnce: Math.max(1, perDay - 1), everyMs: dayMs };
}

function ofNetwork(perHour: number): Allowance {
  return { name: 'declaration-mail-network', atOnce: perHour, everyMs: hourMs / perHour };
}

/** Counts together with the other processes. */
export function createMailTurns(
  throttle: Throttle,
  { mailsPerAddress, mailsPerNetwork }: MailLimits,
): MailTurns {
  const [address, network] = [ofAddress(mailsPerAddress), ofNetwork(mailsPerNetwork)];
  return {
    take: async (ask) => {
      const mailbox = mailboxKey(ask.recipient);
      if (!(await throttle.take(address, mailbox)).taken) return false;
      const giveBack = (): Promise<void> => throttle.giveBack(address, mailbox);
      const { taken } = await givingBackOnFailure(giveBack, () => throttle.take(network, ask.network));
      if (!taken) await giveBack();
      return taken;
    },
    giveBack: async (ask) => {
      await throttle.giveBack(address, mailboxKey(ask.recipient));
      await throttle.giveBack(network, ask.network);
    },
  };
}
