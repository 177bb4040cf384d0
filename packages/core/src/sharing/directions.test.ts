import { expect, it } from "vitest";
import { directionsAddress } from "./directions.rules.ts";

it.each([
  [
    { locationName: "The Boathouse", address: "1 Landing Road & Pier" },
    "https://www.openstreetmap.org/search?query=The+Boathouse%2C+1+Landing+Road+%26+Pier",
  ],
  [{ locationName: null, address: "Gmund" }, "https://www.openstreetmap.org/search?query=Gmund"],
  [{ locationName: null, address: null }, null],
])("directions to %o", (event, address) => {
  expect(directionsAddress(event)).toBe(address);
});
