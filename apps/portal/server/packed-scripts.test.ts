import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPackedScripts } from "./packed-scripts.ts";

test("a script is packed again only when its data are other ones", async () => {
  const scripts = createPackedScripts(2);
  let made = 0;
  const script = (data: string) => () =>
    `const first = ${JSON.stringify(data.repeat(200))}; // ${(made += 1)}`;
  const first = await scripts.pageOf("rsvp/a", "141", script("141"));
  expect(await scripts.pageOf("rsvp/a", "141", script("141"))).toBe(first);
  expect(made).toBe(1);
  const next = await scripts.pageOf("rsvp/a", "142", script("142"));
  const response = next.respond(
    new Request("http://127.0.0.1/x.js", { headers: { "accept-encoding": "br" } }),
    {},
  );
  const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
  expect(text).toContain("142142");
});
