import { describe, expect, it, vi } from "vitest";
import { createSessionFetch } from "./session-fetch.api.ts";

const data = "https://backend.test/rest/v1/events";
const logout = "https://backend.test/auth/v1/logout";

/** A backend that answers when told to, and a person who can leave. */
function setUp(status = 200) {
  const leaving = new AbortController();
  const onSessionLost = vi.fn();
  const answers: (() => void)[] = [];
  const send: typeof fetch = (_input, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      init?.signal?.throwIfAborted();
      answers.push(() => resolve(new Response("[]", { status })));
    });
  const sessionFetch = createSessionFetch({
    send,
    userId: () => "u1",
    leaving: () => leaving.signal,
    onSessionLost,
  });
  return { sessionFetch, leave: () => leaving.abort(), answers, onSessionLost };
}

describe("calls with a session", () => {
  it("end when the person leaves, and none is made while leaving", async () => {
    const { sessionFetch, leave, answers } = setUp();
    const onItsWay = sessionFetch(data);
    leave();
    await expect(onItsWay).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    await expect(sessionFetch(data)).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
    expect(answers).toHaveLength(1);
  });

  it("the sign-out itself is not ended by leaving", async () => {
    const { sessionFetch, leave, answers } = setUp();
    leave();
    const signedOut = sessionFetch(logout);
    answers.forEach((answer) => answer());
    expect((await signedOut).ok).toBe(true);
  });

  it("end when their own sender gives them up", async () => {
    const { sessionFetch } = setUp();
    const own = new AbortController();
    const call = sessionFetch(data, { signal: own.signal });
    own.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  });

  it.each([
    [401, data, 1],
    [401, logout, 0],
    [403, data, 0],
  ])("answered %i by %s: the session is lost %i times", async (status, address, times) => {
    const { sessionFetch, answers, onSessionLost } = setUp(status);
    const call = sessionFetch(address);
    answers.forEach((answer) => answer());
    await call;
    expect(onSessionLost).toHaveBeenCalledTimes(times);
  });
});
