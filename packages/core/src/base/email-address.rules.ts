/**
 * What an e-mail address is, here and in private.check_email: one @, no spaces,
 * quotes or list signs, a domain with a dot.
 * Letters may be of any alphabet, as people's addresses are: `jürgen@bücher.example`.
 */
const wholeAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/u;

const longest = 254;

/** What is said of an address that is none. */
export const addressProblem = "Enter a whole e-mail address, such as name@example.com";

/** Whether a text, without spaces around it, is a whole address. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && wholeAddress.test(address);
}
