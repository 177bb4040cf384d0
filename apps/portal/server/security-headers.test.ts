import { expect, test } from "vitest";
import { plainPage, securityHeaders } from "./security-headers.ts";

const here = { supabaseOrigin: null, isHttps: false };

test("a page runs no inline script but the named one, and nothing evaluates text", () => {
  const policy =
    securityHeaders({ ...plainPage, inlineScripts: ["sha256-abc="] }, here)[
      "content-security-policy"
    ] ?? "";
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
  expect(scripts).toContain("'sha256-abc='");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("jubilee-captcha");
  expect(policy).not.toContain("hcaptcha");
  expect(policy).toContain("report-uri /api/csp-violation");
});

test("payment and captcha providers may bring scripts and frames", () => {
  const policy = securityHeaders(plainPage, here)["content-security-policy"] ?? "";
  for (const name of ["script-src", "frame-src"]) {
    const directive = policy.split("; ").find((part) => part.startsWith(name));
    expect(directive).toContain("https://js.stripe.com");
    expect(directive).toContain("https://challenges.cloudflare.com");
  }
});

test("an ordinary page may not be framed and uses no device", () => {
  expect(securityHeaders(plainPage, here)).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), fullscreen=(self)",
  });
  expect(securityHeaders(plainPage, here)["content-security-policy"]).toContain(
    "frame-ancestors 'none'",
  );
});

test("an embed may be framed by its link's hosts alone", () => {
  const headers = securityHeaders({ ...plainPage, framedBy: ["https://club.example"] }, here);
  expect(headers["content-security-policy"]).toContain(
    "frame-ancestors 'self' https://club.example",
  );
  expect(headers["x-frame-options"]).toBeUndefined();
});

test("a project elsewhere is reached by HTTPS and by its socket", () => {
  const context = { supabaseOrigin: "https://abc.supabase.co", isHttps: true };
  const headers = securityHeaders(plainPage, context);
  expect(headers["content-security-policy"]).toContain(
    "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co",
  );
  expect(headers["strict-transport-security"]).toBeDefined();
});
