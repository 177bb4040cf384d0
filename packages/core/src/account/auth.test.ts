import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountCreatedCopy, authCopy } from "./auth.copy.ts";
import {
  authStorageKey,
  avatarUrl,
  displayName,
  namesOf,
  passwordProblem,
  safeReturnPath,
  serverMessage,
  signUpMetadata,
  trimEmail,
} from "./auth.rules.ts";
import { createAuthStore, type AuthSettings } from "./auth.store.ts";
import type { AuthApi, AuthEvent, AuthUser } from "./auth.types.ts";

const user: AuthUser = { id: "u1", email: "maya@hartwell.example", metadata: {} };

describe("'full name from metadata, else the part of the email before the @, else the word User'", () => {
  it.each([
    [{ ...user, metadata: { full_name: " Maya Albright " } }, "Maya Albright"],
    [{ ...user, metadata: { full_name: "  " } }, "maya"],
    [user, "maya"],
    [{ ...user, email: null }, "User"],
    [{ ...user, email: "" }, "User"],
    [null, "User"],
  ])("%o is %s", (person, name) => expect(displayName(person)).toBe(name));

  it("'Avatar from avatar_url in metadata', only as a picture of our own storage", () => {
    const backend = "https://jubilee.example";
    const id = "0b1c2d3e-0000-4000-8000-000000000001";
    const path = `/storage/v1/object/public/avatars/${id}/${id}.jpg`;
    const of = (address: unknown) =>
      avatarUrl({ ...user, metadata: { avatar_url: address } }, backend);
    expect(of(`${backend}${path}`)).toBe(`${backend}${path}`);
    // Kept before the installation moved, or by somebody who names another site.
    expect(of(`https://earlier.example${path}`)).toBe(`${backend}${path}`);
    for (const foreign of [
      "https://images.example/maya.jpg",
      `${backend}/track.jpg`,
      `https://evil.example/?x=${path}`,
      `https://evil.example/#${path}`,
      `https://evil.example/x${path}`,
      `${backend}${path}?seen=1`,
      "javascript:alert(1)",
      `data:${path}`,
      undefined,
    ]) {
      expect(of(foreign)).toBeNull();
    }
    expect(avatarUrl(user, backend)).toBeNull();
  });
});

describe("'with the server message, or …'", () => {
  it.each([
    ["Invalid login credentials", "Invalid login credentials"],
    [" Sign-up is closed for now. ", "Sign-up is closed for now."],
    ["", null],
    ["{}", null],
    ['{"statusCode":500}', null],
    ["null", null],
    ["Internal Server Error", null],
    ["Service Unavailable", null],
    ["HTTP 503", null],
    ["Failed to fetch", null],
    ["NetworkError when attempting to fetch resource.", null],
    ["Load failed", null],
    ["Unexpected token '<', \"<html>\" is not valid JSON", null],
    ["JSON.parse: unexpected character at line 1 column 1 of the JSON data", null],
  ])("%o is %o", (message, said) => expect(serverMessage(message)).toBe(said));
});

describe("names", () => {
  it.each([
    [{ first_name: "Maya", last_name: "Albright" }, "Maya", "Albright"],
    [{ full_name: "Marisol Aguirre de la Vega" }, "Marisol", "Aguirre de la Vega"],
    [{ full_name: "Prince" }, "Prince", ""],
    [{}, "", ""],
  ])("%o", (metadata, firstName, lastName) =>
    expect(namesOf({ ...user, metadata })).toEqual({ firstName, lastName }),
  );
});

describe("sign-up", () => {
  it("'Email is trimmed before sign-in, signup and one-time link.'", () => {
    expect(trimEmail("  maya@hartwell.example ")).toBe("maya@hartwell.example");
  });

  it("'full_name (first and last joined), first_name, last_name, plan_type, wants_affiliate'", () => {
    expect(
      signUpMetadata({
        email: "maya@hartwell.example",
        password: "secret-enough",
        firstName: " Maya ",
        lastName: "Albright",
        planType: "pro",
        wantsAffiliate: false,
        timeZone: "Europe/Berlin",
      }),
    ).toEqual({
      full_name: "Maya Albright",
      first_name: "Maya",
      last_name: "Albright",
      plan_type: "pro",
      wants_affiliate: false,
      time_zone: "Europe/Berlin",
    });
  });

  it("'Account created!' tells the plan only when it is true", () => {
    expect(accountCreatedCopy("Jubilee", "free")).toEqual({
      title: "Account created!",
      description: "Welcome to Jubilee!",
    });
    expect(accountCreatedCopy("Jubilee", "pro").description).toBe(
      "Welcome to Jubilee! You're now on the Pro plan.",
    );
  });

  it.each([
    ["1234567", "Use at least 8 characters."],
    ["12345678", null],
    ["é".repeat(36), null],
    ["é".repeat(37), "Use at most 72 characters."],
  ])("password %s", (password, problem) => expect(passwordProblem(password)).toBe(problem));
});

describe("a remembered location stays on our own origin", () => {
  it.each([
    ["/event-details/1?tab=guests", "/event-details/1?tab=guests"],
    ["//evil.example", "/dashboard"],
    ["/\\evil.example", "/dashboard"],
    ["https://evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
    ["/login", "/dashboard"],
    ["/auth/callback?code=1", "/dashboard"],
    ["/\nevil", "/dashboard"],
    [null, "/dashboard"],
  ])("%s", (candidate, path) => expect(safeReturnPath(candidate, "/dashboard")).toBe(path));
});

describe("who is signed in", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(change: Partial<AuthSettings> = {}, signOut: AuthApi["signOut"] = ok) {
    const heard: {
      tell: (event: AuthEvent, person: AuthUser | null, needsCode?: boolean) => void;
    } = {
      tell: () => undefined,
    };
    const stored = new Map([[authStorageKey, "{}"]]);
    const goTo = vi.fn();
    const api = {
      signOut,
      onChange: (listener: Parameters<AuthApi["onChange"]>[0]) => {
        heard.tell = (event, person, needsCode = false) => listener(event, person, needsCode);
        return () => undefined;
      },
    };
    const settings: AuthSettings = {
      sessionKey: authStorageKey,
      loadApi: () => Promise.resolve(api as AuthApi),
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        removeItem: (key) => void stored.delete(key),
      },
      goTo,
      onSignedOut: () => undefined,
      onSessionStored: () => () => undefined,
      holdsText: () => false,
      report: () => undefined,
      ...change,
    };
    return { store: createAuthStore(settings), heard, stored, goTo };
  }
  const ok: AuthApi["signOut"] = () => Promise.resolve({ ok: true, value: null });

  it("loads no client for a visitor until another tab signs in", async () => {
    let signInElsewhere = () => {};
    const stop = vi.fn();
    const { store, heard, stored } = setUp({
      onSessionStored: (listener) => {
        signInElsewhere = listener;
        return stop;
      },
    });
    stored.clear();
    const end = store.start();
    expect(store.getState().status).toBe("signed-out");
    signInElsewhere();
    expect(store.getState().status).toBe("loading");
    await store.api();
    heard.tell("INITIAL_SESSION", { id: "u1", email: "maya@hartwell.example", metadata: {} });
    expect(store.getState().status).toBe("signed-in");
    signInElsewhere();
    expect(store.getState().status).toBe("signed-in");
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("is loading until the initial session arrives", async () => {
    const { store, heard } = setUp();
    store.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(store.getState().status).toBe("loading");
    heard.tell("INITIAL_SESSION", user);
    expect(store.getState()).toEqual({
      status: "signed-in",
      user,
      isRecovering: false,
      needsCode: false,
      isLeaving: false,
      isLost: false,
    });
    heard.tell("SIGNED_OUT", null);
    expect(store.getState().status).toBe("signed-out");
  });

  it("'or 5 seconds at most'", async () => {
    const { store } = setUp({ loadApi: () => new Promise(() => undefined) });
    store.start();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.getState().status).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().status).toBe("signed-out");
  });

  it("loads no client when nothing is stored", () => {
    const loadApi = vi.fn();
    const { store, stored } = setUp({ loadApi });
    stored.clear();
    store.start();
    expect(store.getState().status).toBe("signed-out");
    expect(loadApi).not.toHaveBeenCalled();
  });

  it.each([
    ["the server agrees", ok],
    ["the server fails", () => Promise.reject(new Error("502"))],
  ])(
    "'Sign-out clears local auth storage and continues to /login even if the server call fails': %s",
    async (_, signOut) => {
      const { store, heard, stored, goTo } = setUp({}, signOut);
      store.start();
      await vi.advanceTimersByTimeAsync(0);
      heard.tell("INITIAL_SESSION", user);
      await store.signOut();
      expect(stored.has(authStorageKey)).toBe(false);
      expect(store.getState().user).toBeNull();
      await vi.advanceTimersByTimeAsync(99);
      expect(goTo).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(goTo).toHaveBeenCalledWith("/login");
    },
  );

  it("ends this device's session, and those elsewhere where that is asked for", async () => {
    const signOut = vi.fn(ok);
    const { store } = setUp({}, signOut);
    await store.signOut();
    await store.signOut("global");
    expect(signOut.mock.calls).toEqual([["local"], ["global"]]);
  });

  it("calls on their way end when the sign-out begins, the next session's do not", async () => {
    const { store, heard } = setUp({}, () => new Promise(() => undefined));
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    heard.tell("INITIAL_SESSION", user);
    const first = store.leaving();
    expect(first.aborted).toBe(false);
    void store.signOut();
    expect(first.aborted).toBe(true);
    heard.tell("SIGNED_IN", user);
    expect(store.leaving().aborted).toBe(false);
  });

  it("nobody is signed in by half: where a second factor is due, the code comes first", async () => {
    const { store, heard } = setUp();
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    heard.tell("SIGNED_IN", user, true);
    expect(store.getState()).toMatchObject({ status: "signed-out", user: null, needsCode: true });
    heard.tell("MFA_CHALLENGE_VERIFIED", user);
    expect(store.getState()).toMatchObject({ status: "signed-in", user, needsCode: false });
  });

  it("a session that was ended elsewhere is over here too, without a farewell", async () => {
    const onSignedOut = vi.fn();
    const { store, heard, stored, goTo } = setUp({ onSignedOut });
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    heard.tell("INITIAL_SESSION", user);
    store.lose();
    expect(store.getState()).toMatchObject({ status: "signed-out", user: null, isLeaving: false });
    expect(stored.has(authStorageKey)).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(goTo).not.toHaveBeenCalled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it("a session that ends while something is typed keeps the page for the same person", async () => {
    const { store, heard } = setUp({ holdsText: () => true });
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    heard.tell("INITIAL_SESSION", user);
    store.lose();
    heard.tell("SIGNED_OUT", null);
    expect(store.getState()).toMatchObject({ status: "signed-in", user, isLost: true });
    heard.tell("SIGNED_IN", user, true);
    expect(store.getState()).toMatchObject({ user, isLost: true, needsCode: true });
    heard.tell("MFA_CHALLENGE_VERIFIED", user);
    expect(store.getState()).toMatchObject({ user, isLost: false, needsCode: false });

    store.lose();
    store.giveUp();
    expect(store.getState()).toMatchObject({ status: "signed-out", user: null, isLost: false });
  });

  it("who signs out leaves, whatever is typed", async () => {
    const { store, heard } = setUp({ holdsText: () => true });
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    heard.tell("INITIAL_SESSION", user);
    const leaving = store.signOut();
    heard.tell("SIGNED_OUT", null);
    await leaving;
    expect(store.getState()).toMatchObject({ status: "signed-out", user: null, isLost: false });
  });

  it("remembers a password recovery through later events", async () => {
    const { store, heard } = setUp();
    await store.api();
    heard.tell("PASSWORD_RECOVERY", user);
    heard.tell("TOKEN_REFRESHED", user);
    expect(store.getState().isRecovering).toBe(true);
    store.endRecovery();
    expect(store.getState().isRecovering).toBe(false);
  });

  it("the texts are the specification's", () => {
    expect(authCopy.required).toEqual({
      title: "Authentication Required",
      description: "Please sign in to access this page",
    });
  });
});
