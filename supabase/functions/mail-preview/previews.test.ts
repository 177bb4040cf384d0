import { describe, expect, it } from "vitest";
import { housePalette } from "../_shared/mails/palette.ts";
import { previews } from "./previews.ts";

const setting = {
  siteUrl: "https://jubilee.example",
  productName: "Jubilee",
  palette: housePalette,
};

describe("mails to look at", () => {
  it.each(previews.map((preview) => [preview.kind, preview] as const))(
    "%s is drawn whole, and every link stays on our own site or on a calendar's",
    async (_, preview) => {
      const { subject, text, html } = await preview.write(setting);
      expect(subject).not.toMatch(/undefined|null|\[object/);
      for (const part of [text, html]) {
        expect(part).toContain("Jubilee");
        expect(part).not.toMatch(/undefined|NaN|\[object/);
      }
      const hosts = [...html.matchAll(/href="(https?:\/\/[^/"]+)/g)].map(([, host]) => host);
      for (const host of hosts) {
        expect(host).toMatch(/^https:\/\/(jubilee\.example|calendar\.|outlook\.|.*google\.com)/);
      }
    },
  );

  it("has one of each kind", () => {
    const kinds = previews.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
