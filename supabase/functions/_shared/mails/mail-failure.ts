/** Why a mail could not be handed over, without the addresses that a mail server repeats. */
export class MailFailure extends Error {
  /** Whether the mail server said that it will never take it. */
  readonly isFinal: boolean;
  /** Whether that is because the address does not exist. */
  readonly isBounce: boolean;

  constructor(reason: string, { isFinal = false, isBounce = false } = {}) {
    super(`The mail server did not take it (${reason})`);
    this.name = "MailFailure";
    this.isFinal = isFinal || isBounce;
    this.isBounce = isBounce;
  }
}
