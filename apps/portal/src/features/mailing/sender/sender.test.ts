import { expect, it } from "vitest";
import { problemsOfSender } from "./sender.rules.ts";

const right = {
  domain: "mail.example.org",
  localPart: "hello",
  fromName: "Hartwell",
  replyTo: "a@example.org",
};

it.each([
  ["", "Write your domain"],
  ["hello@example.org", "Write the domain alone, without what stands before the @"],
  ["https://example.org", "Write the domain alone, without https:// and what follows"],
  ["GMAIL.com", /belongs to a mail provider/],
  ["example", /Write it as/],
  ["bücher.example", /xn--/],
])("the domain %j: %s", (domain, said) => {
  expect(problemsOfSender({ ...right, domain }).domain).toMatch(said);
});

it.each(["mail.example.org", " Example.ORG. ", "xn--bcher-kva.example"])("takes %j", (domain) => {
  expect(problemsOfSender({ ...right, domain })).toEqual({});
});

it.each([
  [{ localPart: "a b" }, "localPart"],
  [{ localPart: ".a" }, "localPart"],
  [{ fromName: " " }, "fromName"],
  [{ replyTo: "nobody" }, "replyTo"],
] as const)("says what is wrong with %j", (part, name) => {
  expect(problemsOfSender({ ...right, ...part })[name]).toBeTruthy();
});
