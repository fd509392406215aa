import type { Transporter } from 'nodemailer';
import type { Config } from './config.ts';

type Attachment = { filename: string; content: Buffer; contentType: string };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
  /** The same for each attempt, so that mail programs can recognize a repeated mail. */
  messageId?: string;
  headers?: Record<string, string>;
};
export type Mailer = {
  linkOrigin: string;
  send(mail: Mail): Promise<void>;
  /** Connects and signs in. @throws when the server refuses */
  verify(): Promise<void>;
  /** Says goodbye to the mail server; a mail under way is sent first. */
  close(): Promise<void>;
};

const TIMEOUT_MS = 15_000;
/** Digests take five at most (deliver-notices.ts): a mail that somebody waits for need not wait for them. */
const CONNECTIONS = 10;
/** While there are digests, the next one follows within this time. */
const IDLE_MS = 3000;

/** The configured mail transport, loaded lazily; null when there is none (D12). */
export function openMailer(config: Config['mail']): Mailer | null {
  if (!config) return null;
  let opened: Promise<Transporter> | undefined;
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: config.url,
        // A connection with its handshake and log-in costs more than a mail.
        pool: true,
        maxConnections: CONNECTIONS,
        idleTimeout: IDLE_MS,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  return {
    linkOrigin: config.linkOrigin,
    send: async (mail) => void (await (await transport()).sendMail({ from: config.from, ...mail })),
    verify: async () => void (await (await transport()).verify()),
    close: async () => (await opened)?.close(),
  };
}

/** What may be logged of a failed mail: servers quote the address in their messages. */
export function mailFailure(error: unknown): { code: unknown; responseCode: unknown; command: unknown } {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { code, responseCode, command };
}

/** RFC 3463: the recipient's address is bad. Codes 5.1.7 and 5.1.8 are about the sender's, which can be mended. */
const BAD_RECIPIENT = /^5\d\d[ -]5\.1\.(?![78]\b)\d/;

/** Trying again would not help. Any other refusal, such as of the network or of spam, may end. */
export const isRefusedRecipient = (error: unknown): boolean => {
  const { command, response } = (error ?? {}) as Record<string, unknown>;
  return command === 'RCPT TO' && typeof response === 'string' && BAD_RECIPIENT.test(response);
};
