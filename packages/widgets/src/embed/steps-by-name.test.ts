import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { stepsApart, stepsByName } from "../../build/plugins.ts";

/** A built script that asks a stand-in instead of the browser: no module arrives before it may. */
async function builtAt(address: string, folder: string) {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'export const load = () => import("../steps/every/call.ts"); export const other = () => import("../steps/languages/every/de.ts");',
    },
    bundle: true,
    write: false,
    outfile: "built.js",
    format: "esm",
    plugins: [stepsApart("7", folder), stepsByName("7", folder === "./")],
  });
  const asked: string[] = [];
  const connection = { isThere: false };
  const stand = (url: string) => {
    asked.push(url);
    return connection.isThere ? Promise.resolve(url) : Promise.reject(new TypeError("offline"));
  };
  Object.assign(globalThis, { standIn: stand });
  const text = (outputFiles[0]?.text ?? "")
    .replaceAll("import(", "standIn(")
    .replaceAll("import.meta.url", JSON.stringify(address));
  const script = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  )) as { load: () => Promise<unknown>; other: () => Promise<unknown> };
  return { ...script, asked, connection };
}

describe("a later piece", () => {
  it("that did not arrive is asked for under another address, and stays where it was found", async () => {
    const { load, other, asked, connection } = await builtAt(
      "https://x.test/embed/v1.js",
      "./steps/",
    );
    await expect(load()).rejects.toThrow("offline");
    connection.isThere = true;
    await load();
    await load();
    await other();
    expect(asked[0]).toBe("https://x.test/embed/steps/call.js?v=7");
    expect(asked[1]).toMatch(/^https:\/\/x\.test\/embed\/steps\/call\.js\?v=7&\d+$/);
    expect(asked[2]).toBe(asked[1]);
    expect(asked[3]).toBe("https://x.test/embed/steps/languages/de.js?v=7");
  });

  it.each([
    ["https://x.test/embed/kind-rsvp.js?v=7", "./steps/"],
    ["https://x.test/embed/v1/rsvp/some-token.js", "./steps/"],
    ["https://x.test/embed/steps/methods.js?v=7&1", "./"],
  ])("is found from %s", async (address, folder) => {
    const { load, asked, connection } = await builtAt(address, folder);
    connection.isThere = true;
    await load();
    expect(asked).toEqual(["https://x.test/embed/steps/call.js?v=7"]);
  });
});
