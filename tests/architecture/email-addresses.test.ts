import { emailAddress } from "../../packages/backend/src/front/auth/input.ts";
import { isEmailAddress } from "@jubilee/core/base/email-address.rules";
import { readEmail } from "../../packages/core/src/people/import-addresses.rules.ts";
import { guestProblems } from "@jubilee/core/people/guests.rules";
import { expect, it } from "vitest";
import { requiredEmail } from "../../supabase/functions/_shared/fields.ts";

const addresses: [address: string, isWhole: boolean][] = [
  ["ada@guests.example", true],
  ["ada+picnic@mail.guests.example", true],
  ["o'brien@guests.example", true],
  ["jürgen@bücher.example", true],
  ["用户@例子.公司", true],
  ["josé@guests.example", true],
  ["ada", false],
  ["ada@guests", false],
  ["@guests.example", false],
  ["ada@guests.e", false],
  ["ada@guests.example.", false],
  ["ada lind@guests.example", false],
  ["ada@@guests.example", false],
  ["ada@guests.example,bo@guests.example", false],
  ["<ada@guests.example>", false],
  ["ada\u202e@guests.example", false],
  ["ada@guests\u2069.example", false],
];

const takes = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

it.each(addresses)("%s is an address to all who ask for one: %s", (address, isWhole) => {
  const draft = { firstName: "Ada", lastName: "", email: address } as const;
  expect({
    core: isEmailAddress(address),
    signUp: takes(() => emailAddress(address)),
    guestList: guestProblems({ ...nobody, ...draft }).email === undefined,
    import: readEmail(address).ok,
    answer: takes(() => requiredEmail({ email: address }, "email")),
  }).toEqual({
    core: isWhole,
    signUp: isWhole,
    guestList: isWhole,
    import: isWhole,
    answer: isWhole,
  });
});

const nobody = {
  firstName: "",
  lastName: "",
  formerName: "",
  email: "",
  phone: "",
  groupLabel: "",
  notes: "",
};
