import type { Transporter } from 'nodemailer';
import type { Config } from './config.ts';

type Attachment = { filename: string; content: Buffer; contentType: string };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
  /** The same for each attempt, so that mail programs recognize a repeated mail. */
  messageId?: string;
  headers?: Record<string, string>;
};
export type Mailer = {
  linkOrigin: string;
  send(mail: Mail): Promise<void>;
  /** Connects and authenticates. @throws when the server refuses */
  verify(): Promise<void>;
  /** Closes the connections after sending mails in progress. */
  close(): Promise<void>;
};

const TIMEOUT_MS = 15_000;
/** Digests use five at most (deliver-notices.ts), so that a mail that somebody waits for need not wait for them. */
const CONNECTIONS = 10;
/** While digests are sent, the next one follows within this time. */
const IDLE_MS = 3000;

/** The configured mail transport, loaded on demand; null if there is none. */
export function openMailer(config: Config['mail']): Mailer | null {
  if (!config) return null;
  let opened: Promise<Transporter> | undefined;
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: config.url,
        // Connecting and authenticating costs more than sending a mail.
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

/** The loggable part of a mail failure: servers quote the address in their messages. */
export function mailFailure(error: unknown): { code: unknown; responseCode: unknown; command: unknown } {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { code, responseCode, command };
}

/** RFC 3463: the recipient's address is invalid. Codes 5.1.7 and 5.1.8 concern the sender's, which can be fixed. */
const BAD_RECIPIENT = /^5\d\d[ -]5\.1\.(?![78]\b)\d/;

/** A retry would not help. Other refusals, such as of the network or for spam, may be temporary. */
export const isRefusedRecipient = (error: unknown): boolean => {
  const { command, response } = (error ?? {}) as Record<string, unknown>;
  return command === 'RCPT TO' && typeof response === 'string' && BAD_RECIPIENT.test(response);
};
