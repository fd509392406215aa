import type { Transporter } from 'nodemailer';
import type { Config } from './config.ts';

type Attachment = { filename: string; content: Buffer; contentType: string };
export type Mail = { to: string; subject: string; text: string; html?: string; attachments?: Attachment[] };
/** `linkOrigin`: where links in mails lead. */
export type Mailer = { linkOrigin: string; send(mail: Mail): Promise<void> };

const TIMEOUT_MS = 15_000;

/** The configured mail transport; null when there is none (D12). Loaded at the first mail. */
export function openMailer(config: Config['mail']): Mailer | null {
  if (!config) return null;
  let transport: Promise<Transporter> | undefined;
  return {
    linkOrigin: config.linkOrigin,
    async send(mail) {
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({
          url: config.url,
          connectionTimeout: TIMEOUT_MS,
          greetingTimeout: TIMEOUT_MS,
          socketTimeout: TIMEOUT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        }),
      );
      await (await transport).sendMail({ from: config.from, ...mail });
    },
  };
}

/** What of a mail that could not be sent may be logged: servers quote the address in what they say. */
export function mailFailure(error: unknown): { code: unknown; responseCode: unknown; command: unknown } {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { code, responseCode, command };
}
