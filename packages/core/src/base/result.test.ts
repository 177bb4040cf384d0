import { describe, expect, it } from "vitest";
import { failureFrom, resultOf } from "./result.rules.ts";

describe("failureFrom", () => {
  it.each([
    [{ code: "PGRST116", message: "JSON object requested" }, "not_found"],
    [{ code: "42501", message: "permission denied for table events" }, "not_allowed"],
    [{ code: "23505", message: "duplicate key value" }, "conflict"],
    [{ code: "", message: "TypeError: Failed to fetch" }, "offline"],
    [{ code: "22P05", message: "unsupported Unicode escape sequence in JSON" }, "invalid_input"],
    [{ code: "XX000", message: "internal error" }, "unavailable"],
    [{}, "unavailable"],
  ])("%o is %s", (refusal, code) => {
    const failure = failureFrom(refusal);
    expect(failure.code).toBe(code);
    expect(failure.message).not.toMatch(/JSON|permission|duplicate|TypeError|internal/);
  });

  it("knows a write above the plan by its hint", () => {
    const message = "RSVP is a premium feature. Upgrade to gain access.";
    expect(
      failureFrom({ code: "PT403", message, hint: "plan_required", details: "RSVP" }),
    ).toMatchObject({ code: "plan_required", message });
  });

  it("keeps the sentence and the field that our own functions raise", () => {
    expect(
      failureFrom({ code: "PT422", message: "End must be after start", details: "end_date" }),
    ).toEqual({ code: "invalid_input", message: "End must be after start", field: "end_date" });
  });
});

describe("resultOf", () => {
  it("touching nothing is an error", () => {
    expect(resultOf({ data: null, error: null })).toMatchObject({
      ok: false,
      error: { code: "not_found" },
    });
    expect(resultOf({ data: 1, error: null })).toEqual({ ok: true, value: 1 });
  });
});
