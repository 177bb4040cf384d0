import { expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { invitation } from "./pass.fixture.ts";

const pages = await loadPages();

it("an answer that is pressed without a line is kept, each press under a name of its own", () => {
  const { html } = pages.draw("./answers/pass/pass.page.ts", {
    token: "personal-abcdefghijklmnop",
    shared: invitation(),
    reads: { schedule: { activities: [] }, polls: { polls: [] } },
    reader: { lang: "en", locale: "en-GB" },
    now: Date.parse("2027-01-01T00:00:00Z"),
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "one-key",
  });
  const forms = html.match(/<form [^>]*\/answer\?[^#"]*"[^>]*>.*?<\/form>/gs) ?? [];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    expect(form).toContain('data-keep="Kept on this device.');
    expect(form).toMatch(/name="key" value="one-key" data-once/);
  }
});
