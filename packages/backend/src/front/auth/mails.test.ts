import { describe, expect, it } from "vitest";
import { accountMailSamples } from "./mail-samples.ts";

const siteUrl = "https://jubilee.example";
const samples = accountMailSamples(siteUrl, "Jubilee", `ada+"b"@post.example`);

describe.each(samples.map(({ kind, mail }) => [kind, mail] as const))("%s", (_, mail) => {
  it("wears the product's name and no cover, and leads to our own pages alone", () => {
    expect(mail.html).toContain(">Jubilee</p>");
    expect(mail.html).not.toContain("<img");
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/jubilee\.example\//);
    for (const link of links) expect(mail.text).toContain(link.replaceAll("&amp;", "&"));
  });

  it("follows a dark device and shows addresses as text", () => {
    expect(mail.html).toContain("@media (prefers-color-scheme:dark)");
    expect(mail.html).not.toContain('"b"@');
  });
});

it("has the address of a button to copy, since an account hangs on it", () => {
  const { mail } = samples.find(({ kind }) => kind === "account-confirm") ?? samples[0] ?? {};
  const address = "https://jubilee.example/auth/callback?token_hash=";
  expect(mail?.html.split(address)).toHaveLength(3);
  expect(mail?.text.split(address)).toHaveLength(2);
});
