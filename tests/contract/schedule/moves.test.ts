import { valueOf } from "@jubilee/core/base/result.rules";
import { createActivitiesApi, type ActivitiesApi } from "@jubilee/core/schedule/activities.api";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nextYear } from "../../support/next-year.ts";
import { aPerson, type Person } from "../support/people.ts";
import { startProductServer, type ProductServer } from "../support/product-server.ts";

let server: ProductServer;
let ada: Person;
let api: ActivitiesApi;
let talk: ActivityRecord;
beforeAll(async () => {
  server = await startProductServer(null);
  ada = await aPerson(server, "ada");
  api = createActivitiesApi(ada.client);
  const day = `${nextYear}-06-12`;
  const made = await ada.client
    .from("events")
    .insert({
      user_id: ada.user.id,
      name: "Study day",
      time_zone: "Europe/Lisbon",
      start_local: `${day}T09:00`,
      end_local: `${day}T18:00`,
    })
    .select("id")
    .single();
  if (made.error) throw new Error(made.error.message);
  // From a calendar file, which gives seconds.
  const listed = await ada.client.from("activities").insert({
    event_id: made.data.id,
    title: "Lettering",
    start_local: `${day}T10:00:30`,
    end_local: `${day}T11:00:30`,
  });
  if (listed.error) throw new Error(listed.error.message);
  [talk] = (await valueOf(api.listOfEvent(made.data.id))) as [ActivityRecord];
});
afterAll(() => server.close());

it("moves what is where one sees it; what somebody else moved meanwhile stays where they put it", async () => {
  const { startLocal, endLocal } = talk;
  const mine = await valueOf(api.move(talk.id, { startLocal, endLocal, room: "Chart Room" }, talk));
  expect(mine.room).toBe("Chart Room");

  // Another tab still sees it without a room.
  const late = {
    startLocal: `${startLocal.slice(0, 11)}12:00`,
    endLocal: `${endLocal.slice(0, 11)}13:00`,
  };
  expect(await api.move(talk.id, { ...late, room: null }, talk)).toMatchObject({
    ok: false,
    error: { code: "conflict" },
  });
  expect(await valueOf(api.get(talk.id))).toMatchObject({ startLocal, room: "Chart Room" });

  // Nor is it put back once somebody has moved it on.
  const theirs = await valueOf(api.move(talk.id, { ...late, room: "Chart Room" }, mine));
  expect(await api.move(talk.id, talk, mine)).toMatchObject({ error: { code: "conflict" } });
  expect(await valueOf(api.move(talk.id, talk, theirs))).toMatchObject({ startLocal, room: null });
});
