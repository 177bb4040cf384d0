import { createFront } from "@jubilee/backend/front/front";
import type { Handler } from "@jubilee/backend/backend.types";
import type { HelperTasks } from "@jubilee/core/tasks/helping.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let storage: Handler;

beforeAll(async () => {
  shop = await openShop();
  storage = createFront(shop.backend, { mailer: { send: async () => null } });
});
afterAll(() => shop.close());

/** Somebody who helps with one task by a link of their own. */
async function helps(name: string): Promise<{ token: string; taskId: string; helperId: string }> {
  return shop.one(
    `with helper as (
       insert into public.task_helpers (id, account_id, event_id, name, token_hash)
       select h.id, e.account_id, e.id, $2, private.hash_token(private.derive_token('task_helper', h.id, 1))
       from public.events e, (select gen_random_uuid() as id) h where e.id = $1 returning *),
     task as (
       insert into public.tasks (account_id, event_id, title, rank)
       select account_id, event_id, 'Of ' || name, 1 from helper returning *),
     owner as (
       insert into public.task_owners (account_id, task_id, helper_id)
       select t.account_id, t.id, h.id from task t, helper h returning *)
     select private.derive_token('task_helper', h.id, 1) as token, t.id as "taskId", h.id as "helperId"
     from helper h, task t`,
    [shop.eventId, name],
  );
}

const post = (call: string, token: string, body: object) =>
  shop.call("POST", `helping/${token}/${call}`, body);
const fileOf = (token: string, taskId: string, id: string) =>
  shop.call("GET", `helping/${token}/file?task=${taskId}&file=${id}`);
const askStorage = (address: string, init?: RequestInit) =>
  storage(new Request(new URL(address, shop.backend.options.siteUrl), init), {
    peerAddress: "127.0.0.1",
  });

async function put(address: string, content: string, type: string): Promise<number> {
  const form = new FormData();
  form.append("", new Blob([content], { type }));
  return (await askStorage(address, { method: "PUT", body: form })).status;
}

it("a helper's file goes up with a comment and is read again by signed addresses, by nobody else's link", async () => {
  const [jo, zoe] = [await helps("Jo"), await helps("Zoe")];
  const { taskId } = jo;
  expect((await post("file", zoe.token, { taskId })).status).toBe(404);
  expect((await post("file", "a-link-that-nobody-has-made", { taskId })).status).toBe(404);
  const permitted = await post("file", jo.token, { taskId });
  expect(permitted.status).toBe(200);
  const { id, address }: { id: string; address: string } = await permitted.json();
  expect(await put(address, "<svg/>", "image/svg+xml")).toBe(415);
  expect(await put(address, "ladder;shed", "text/csv")).toBe(200);
  const file = { taskId, id, name: "Ladders.csv" };
  expect((await post("kept", zoe.token, file)).status).toBe(404);
  expect((await post("kept", jo.token, file)).status).toBe(200);

  const comment = { taskId, commentId: crypto.randomUUID(), comment: "", files: [id] };
  const nothing = await post("comment", jo.token, { ...comment, files: [] });
  expect(nothing.status).toBe(422);
  const said: HelperTasks = await (await post("comment", jo.token, comment)).json();
  expect(said.tasks[0]?.comments[0]?.files).toMatchObject([{ id, name: "Ladders.csv" }]);

  expect((await fileOf(zoe.token, taskId, id)).status).toBe(404);
  expect((await fileOf(zoe.token, zoe.taskId, id)).status).toBe(404);
  const way = await fileOf(jo.token, taskId, id);
  expect(way.status).toBe(302);
  expect(way.headers.get("cache-control")).toContain("no-store");
  const read = await askStorage(way.headers.get("location") ?? "");
  expect(read.headers.get("content-disposition")).toContain('filename="Ladders.csv"');
  expect(await read.text()).toBe("ladder;shed");

  await shop.one("update public.task_helpers set revoked_at = now() where id = $1 returning id", [
    jo.helperId,
  ]);
  expect((await fileOf(jo.token, taskId, id)).status).toBe(404);
  expect((await post("file", jo.token, { taskId })).status).toBe(404);
});
