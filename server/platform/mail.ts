import type { Config } from './config.ts';

export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void> };

/** The configured mail transport; null when there is none (D12). Loaded at the first mail. */
export function openMailer(config: Config['mail']): Mailer | null {
  if (!config) return null;
  let transport: Promise<import('nodemailer').Transporter> | undefined;
  return {
    async send(mail) {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport(config.url));
      await (await transport).sendMail({ from: config.from, ...mail });
    },
  };
}
