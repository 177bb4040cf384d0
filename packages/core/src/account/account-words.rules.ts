/** Whether an account is called like a person: as every account is until somebody names it. */
const isNamedLike = (account: string, person: string): boolean => account.trim() === person.trim();

/** "plan with Hartwell Reunions"; with somebody whose account has their own name just "plan together". */
export function planWith(account: string, who: string): string {
  return isNamedLike(account, who) ? "plan together" : `plan with ${account}`;
}

/** "the account Hartwell Reunions"; "their account" where its owner, named just before, has the same name. */
export function accountOf(account: string, owner: string): string {
  return isNamedLike(account, owner) ? "their account" : `the account ${account}`;
}

/**
 * What the field for an account's name begins with for whoever takes it over: its name, or their
 * own where it is still called like the owner before.
 */
export function nameToTake(account: string, from: string, own: string): string {
  return isNamedLike(account, from) ? own : account;
}
