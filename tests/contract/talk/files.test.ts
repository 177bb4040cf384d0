import { createFront } from "@jubilee/backend/front/front";
import type { Handler } from "@jubilee/backend/backend.types";
import type { GuestThreads, ThreadNews } from "@jubilee/core/talk/threads.types";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let storage: Handler;
let kofi: string;
let dana: string;
/** Of the same account, and not of this event. */
let elsewhere: string;
let threadId: string;

beforeAll(async () => {
  shop = await openShop();
  storage = createFront(shop.backend, { mailer: { send: async () => null } });
  [kofi = "", dana = ""] = await Promise.all(["Kofi", "Dana"].map((name) => comes(name)));
  elsewhere = shop.shareToken;
  for (const token of [kofi, dana]) {
    const { threads }: GuestThreads = await (await shop.call("GET", `talk/${token}`)).json();
    const event = threads.find(({ kind }) => kind === "event");
    const opened = await post("open", token, { ...event, name: token.slice(0, 6) });
    threadId = ((await opened.json()) as ThreadNews).thread.id;
  }
});
afterAll(() => shop.close());

const post = (call: string, token: string, body: object) =>
  shop.call("POST", `talk/${token}/${call}`, body);

async function comes(name: string): Promise<string> {
  const { token } = await shop.one<{ token: string }>(
    `with person as (
       insert into public.guests (account_id, full_name)
       select account_id, $2 from public.events where id = $1 returning *),
     place as (
       insert into public.event_guests (account_id, event_id, guest_id, role)
       select account_id, $1, id, 'host' from person returning *)
     select private.personal_token(private.ensure_personal_link(p, 'invitation')) as token from place p`,
    [shop.eventId, name],
  );
  return token;
}

const askStorage = (address: string, init?: RequestInit) =>
  storage(new Request(new URL(address, shop.backend.options.siteUrl), init), {
    peerAddress: "127.0.0.1",
  });

async function put(address: string, bytes: Uint8Array, type: string): Promise<Response> {
  const form = new FormData();
  form.append("", new Blob([Uint8Array.from(bytes)], { type }));
  return askStorage(address, { method: "PUT", body: form });
}

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1" } })
    .jpeg()
    .toBuffer();

async function permit(token: string): Promise<{ id: string; address: string }> {
  const answer = await post("file", token, { threadId });
  expect(answer.status).toBe(200);
  return answer.json();
}

const fileOf = (token: string, id: string) =>
  shop.call("GET", `talk/${token}/file?thread=${threadId}&file=${id}`);

it("a guest sends a picture by their link, the others see it, and nobody where it was taken", async () => {
  const { id, address } = await permit(kofi);
  expect((await post("kept", kofi, { threadId, id, name: "lake.jpg" })).status).toBe(404);
  expect((await put(address, await photo(), "image/jpeg")).status).toBe(200);
  const kept = await post("kept", kofi, { threadId, id, name: "lake.jpg", width: 40, height: 30 });
  expect(kept.status).toBe(200);
  expect((await fileOf(dana, id)).status).toBe(404);
  const given = { id: crypto.randomUUID(), text: "", files: [id] };
  const sent: ThreadNews = await (await post("act", kofi, { threadId, act: "send", given })).json();
  expect(sent.messages[0]?.files).toMatchObject([{ id, name: "lake.jpg", mime: "image/jpeg" }]);

  const way = await fileOf(dana, id);
  expect(way.status).toBe(302);
  const picture = await askStorage(way.headers.get("location") ?? "");
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(picture.headers.get("content-disposition")).toBe("inline");
  expect((await sharp(await picture.arrayBuffer()).metadata()).exif).toBeUndefined();

  await post("act", kofi, { threadId, act: "remove", given: { id: given.id } });
  expect((await fileOf(dana, id)).status).toBe(404);
  await shop.functions.runJobs();
  expect((await askStorage(way.headers.get("location") ?? "")).status).toBe(404);
});

it("strangers and who does not belong send nothing up and read nothing", async () => {
  const { id, address } = await permit(kofi);
  await put(address, await photo(), "image/jpeg");
  await post("kept", kofi, { threadId, id, name: "lake.jpg" });
  await post("act", kofi, {
    threadId,
    act: "send",
    given: { id: crypto.randomUUID(), text: "The lake", files: [id] },
  });
  expect((await fileOf(dana, id)).status).toBe(302);
  for (const token of [elsewhere, "a-link-that-nobody-has-made"]) {
    expect((await fileOf(token, id)).status).toBe(404);
    expect((await post("file", token, { threadId })).status).toBe(404);
  }
  const path = `${threadId}/${id}`;
  expect((await askStorage(`/storage/v1/object/public/talk/${path}`)).status).toBe(404);
  expect((await askStorage(`/storage/v1/object/talk/${path}`)).status).not.toBe(200);
  expect(
    (await put(`/storage/v1/object/talk/${threadId}/x`, await photo(), "image/jpeg")).status,
  ).not.toBe(200);
});

it.each([
  ["a page that says it is a picture", "image/png", "<script>alert(1)</script>"],
  ["a page that says it is a document", "application/pdf", "<script>alert(1)</script>"],
  ["a page", "text/html", "<script>alert(1)</script>"],
  ["a drawing that can run", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
])("takes %s for none that may come", async (_what, type, content) => {
  const { address } = await permit(kofi);
  expect((await put(address, new TextEncoder().encode(content), type)).status).toBe(415);
});

it("what is two things at once is shown as one of them, without what was hidden in it", async () => {
  const script = new TextEncoder().encode("<script>alert(1)</script>");
  const sendUp = async (bytes: Uint8Array, type: string, name: string) => {
    const { id, address } = await permit(kofi);
    expect((await put(address, bytes, type)).status).toBe(200);
    await post("kept", kofi, { threadId, id, name });
    const given = { id: crypto.randomUUID(), text: name, files: [id] };
    await post("act", kofi, { threadId, act: "send", given });
    const way = await fileOf(dana, id);
    return askStorage(way.headers.get("location") ?? "");
  };
  const joined = (first: Uint8Array) => Uint8Array.from([...first, ...script]);
  const picture = await sendUp(joined(await photo()), "image/jpeg", "lake.html");
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await picture.arrayBuffer()).includes("<script>")).toBe(false);

  const gif = Uint8Array.from(
    Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64"),
  );
  const drawing = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  for (const [bytes, type, name] of [
    [joined(gif), "image/gif", "lake.gif"],
    [drawing, "text/plain", "lake.svg"],
    [script, "text/csv", "list.html"],
  ] as const) {
    const file = await sendUp(bytes, type, name);
    expect(file.headers.get("content-type")).toBe(type);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  }
});

it("a file that is no picture is downloaded under its name, and never shown", async () => {
  const { id, address } = await permit(dana);
  await put(address, new TextEncoder().encode("bus;time"), "text/csv");
  await post("kept", dana, { threadId, id, name: "Bus times.csv" });
  await post("act", dana, {
    threadId,
    act: "send",
    given: { id: crypto.randomUUID(), text: "Times", files: [id] },
  });
  const way = await fileOf(kofi, id);
  const file = await askStorage(way.headers.get("location") ?? "");
  expect(file.headers.get("content-disposition")).toContain('filename="Bus times.csv"');
  expect(file.headers.get("content-security-policy")).toContain("sandbox");
});
