import type { Transporter } from 'nodemailer';
import type { Config } from './config.ts';

type Attachment = { filename: string; content: Buffer; contentType: string };
export type Mail = { to: string; subject: string; text: string; html?: string; attachments?: Attachment[] };
export type Mailer = {
  linkOrigin: string;
  send(mail: Mail): Promise<void>;
  /** Connects and signs in. @throws when the server does not take that */
  verify(): Promise<void>;
};

const TIMEOUT_MS = 15_000;

/** The configured mail transport, loaded lazily; null when there is none (D12). */
export function openMailer(config: Config['mail']): Mailer | null {
  if (!config) return null;
  let opened: Promise<Transporter> | undefined;
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: config.url,
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
  };
}

/** What may be logged of a failed mail: servers quote the address in their messages. */
export function mailFailure(error: unknown): { code: unknown; responseCode: unknown; command: unknown } {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { code, responseCode, command };
}

/** Trying again would not help. */
export const isRefusedRecipient = (error: unknown): boolean => {
  const { command, responseCode } = mailFailure(error);
  return command === 'RCPT TO' && Number(responseCode) >= 500;
};
