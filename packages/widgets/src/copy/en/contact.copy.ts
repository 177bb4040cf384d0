import type { ContactCopy } from "../copy.types.ts";

export const contact: ContactCopy = {
  nameMissing: "Please tell us your name.",
  emailMissing: "Please give an e-mail address we can write to.",
  emailEnding: "This address is missing its ending, such as .org or .com.",
  emailWrong: "This does not look like an e-mail address, such as ada@example.org.",
};
