/**
 * What an e-mail address is, here and in private.check_email: one @, no spaces,
 * quotes or list signs, nothing that turns the letters round, a domain with a dot.
 * Letters may be of any alphabet, as people's addresses are: `jürgen@bücher.example`.
 */
const wholeAddress =
  /^[^\s@<>(),;:"[\]\\\u202a-\u202e\u2066-\u2069]+@[^\s@<>(),;:"[\]\\\u202a-\u202e\u2066-\u2069]+\.[^\s@<>(),;:"[\]\\.\u202a-\u202e\u2066-\u2069]{2,}$/u;

const longest = 254;

/** What is said of an address that is none. */
export const addressProblem = "Enter a whole e-mail address, such as name@example.com";

/** Whether a text, without spaces around it, is a whole address. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && wholeAddress.test(address);
}

/** What is wrong with a text that should be an address, as far as one can say. */
export type AddressFault = "spaces" | "at" | "ending" | "other";

/** Why a text is no whole address; null for one that is. */
export function addressFault(text: string): AddressFault | null {
  const address = text.trim();
  if (isEmailAddress(address)) return null;
  if (/\s/.test(address)) return "spaces";
  const [local, domain, more] = address.split("@");
  if (!local || domain === undefined || more !== undefined) return "at";
  return /\.[^.]{2,}$/.test(domain) ? "other" : "ending";
}
