/** A mail that is ready to be sent. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that answers go to, where that is not the shop. */
  replyTo?: string | undefined;
  attachments?: readonly { filename: string; content: string; encoding: 'base64' }[];
  /** The same for every repetition, so that receivers drop a second copy. */
  id: string;
}

export type SendMail = (message: MailMessage) => Promise<void>;
