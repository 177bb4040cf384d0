import { expect, it } from "vitest";
import { tokenOfLink } from "./registrations.rules.ts";

const token = "AbCdEfGhIjKlMnOpQrStUvWxYz012345";

it.each([
  [`https://jubilee.example/event-info-view/${token}`, token],
  [` https://jubilee.example/showcase/${token}?from=mail `, token],
  [`/embed/rsvp/${token}`, token],
  [token, token],
  [`https://jubilee.example/ticket/${token}`, null],
  [`https://jubilee.example/event-info-preview/${token}`, null],
  ["our summer party", null],
  ["", null],
])("%s", (text, expected) => {
  expect(tokenOfLink(text)).toBe(expected);
});
