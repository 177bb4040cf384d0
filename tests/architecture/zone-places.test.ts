import { placesToday as inCore } from "../../packages/core/src/base/zone-places.data.ts";
import { zonePlace } from "../../packages/core/src/base/time.rules.ts";
import { placesToday as inUi } from "../../packages/ui/src/components/zoned-time/placesToday.ts";
import { zoneCity } from "../../packages/ui/src/components/zoned-time/zonedTime.ts";
import { expect, it } from "vitest";

it("core and the components call a place by the same name", () => {
  expect(inUi).toEqual(inCore);
});

it.each([
  ["Asia/Calcutta", "Kolkata"],
  ["Asia/Saigon", "Ho Chi Minh City"],
  ["Europe/Kiev", "Kyiv"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
])("%s is %s", (zone, place) => {
  expect(zonePlace(zone)).toBe(place);
  expect(zoneCity(zone)).toBe(place);
});
