import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { html } from "./html.ts";
import { page } from "./page.ts";

describe("html", () => {
  it("escapes what is filled in and keeps what is HTML", () => {
    const name = `<img src=x onerror="alert('1')">`;
    expect(html`<p title="${name}">${name}${html`<b>${1}</b>`}${null}</p>`.text).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<b>1</b></p>',
    );
  });

  it("joins lists", () => {
    expect(html`${["a", "b"].map((text) => html`<i>${text}</i>`)}`.text).toBe("<i>a</i><i>b</i>");
  });
});

describe("page", () => {
  it("names the hash of exactly its own style", async () => {
    const response = page("Title", html`<p></p>`);
    const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(response.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
  });

  it("brings its icon along, so that no browser asks for one that the policy forbids", async () => {
    const response = page("Title", html`<p></p>`);
    expect(await response.text()).toContain('<link rel="icon" href="data:," />');
    expect(response.headers.get("content-security-policy")).toContain("img-src data:;");
  });

  it("allows no script and no framing", () => {
    const policy = page("Title", html`<p></p>`).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(policy).not.toContain("unsafe");
  });
});
