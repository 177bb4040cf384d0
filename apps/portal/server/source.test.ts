import { afterEach, describe, expect, test, vi } from "vitest";
import { supabaseSource } from "./source.ts";

const project = {
  url: "https://project.supabase.example",
  publishableKey: "sb_publishable_x",
  secretKey: "sb_secret_x",
};
const visitor = { peerAddress: "203.0.113.5" };
const address = "http://127.0.0.1:4400/functions/v1/embed/event/abc?x=1";

afterEach(() => vi.unstubAllGlobals());

/** Answers in the project's place and keeps what it was asked. */
function answering(answer: () => Response): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", (input: Request | URL, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return Promise.resolve(answer());
  });
  return asked;
}

describe("a Supabase project", () => {
  test.each([true, false])("says itself whether payments are simulated: %s", async (testMode) => {
    const asked = answering(() => Response.json(testMode));
    expect(await supabaseSource(project).isTestMode()).toBe(testMode);
    expect(asked[0]?.url).toBe("https://project.supabase.example/rest/v1/rpc/is_test_mode");
    expect(asked[0]?.headers.get("apikey")).toBe("sb_publishable_x");
  });

  test("that does not answer is named, with what to check", async () => {
    answering(() => new Response("no such function", { status: 404 }));
    await expect(supabaseSource(project).isTestMode()).rejects.toThrow(
      /^The Supabase project at https:\/\/project\.supabase\.example cannot be used .*check SUPABASE_URL/,
    );
  });

  test("is told for whom the server asks, so that one visitor's limits are not everybody's", async () => {
    const asked = answering(() => Response.json({}));
    await supabaseSource(project).ask(new Request(address), visitor);
    expect(asked[0]?.url).toBe("https://project.supabase.example/functions/v1/embed/event/abc?x=1");
    expect(asked[0]?.headers.get("x-visitor-address")).toBe("203.0.113.5");
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer sb_secret_x");
  });

  test("is told nothing where the server has no key to prove itself", async () => {
    const asked = answering(() => Response.json({}));
    await supabaseSource({ ...project, secretKey: null }).ask(new Request(address), visitor);
    expect(asked[0]?.headers.has("x-visitor-address")).toBe(false);
    expect(asked[0]?.headers.has("authorization")).toBe(false);
  });
});
