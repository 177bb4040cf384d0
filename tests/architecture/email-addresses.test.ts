import { emailAddress } from "../../packages/backend/src/front/auth/input.ts";
import { isEmailAddress } from "@jubilee/core/base/email-address.rules";
import { readEmail } from "../../packages/core/src/people/import-addresses.rules.ts";
import { guestProblems } from "@jubilee/core/people/guests.rules";
import { expect, it } from "vitest";
import { contactErrors } from "../../packages/widgets/src/parts/contact-errors.ts";
import { requiredEmail } from "../../supabase/functions/_shared/fields.ts";
import { addresses } from "../fixtures/addresses.ts";

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
    widget: contactErrors({ name: "Ada", email: address }, inEnglish).email === undefined,
  }).toEqual({
    core: isWhole,
    signUp: isWhole,
    guestList: isWhole,
    import: isWhole,
    answer: isWhole,
    widget: isWhole,
  });
});

const inEnglish: Parameters<typeof contactErrors>[1] = { words: (_, english) => english };

const nobody = {
  firstName: "",
  lastName: "",
  formerName: "",
  email: "",
  phone: "",
  groupLabel: "",
  notes: "",
};
