/** Who signs up because they were asked into a team; it goes along with the step to the form. */
export interface Invited {
  email: string;
  accountName: string;
}

/** The same, out of what a step of the history holds. */
export function invitedIn(state: unknown): Invited | null {
  const invited: unknown = Object(state).invited;
  const { email, accountName } = Object(invited);
  return typeof email === "string" && typeof accountName === "string"
    ? { email, accountName }
    : null;
}
