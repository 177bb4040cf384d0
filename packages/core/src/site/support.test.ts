import { describe, expect, it } from "vitest";
import { contactErrors, findRequests, inWaitingOrder, isSupportTopic } from "./support.rules.ts";
import type { ContactForm, SupportRequest } from "./support.types.ts";

const form: ContactForm = {
  name: "Ada Byron",
  email: "ada@post.example",
  topic: "question",
  subject: "A second host",
  message: "Can two people plan one event?",
  page: null,
};

const request = (change: Partial<SupportRequest>): SupportRequest => ({
  id: change.reference ?? "1",
  reference: "S-AAA-0001",
  name: "Ada Byron",
  email: "ada@post.example",
  topic: "question",
  subject: "A second host",
  page: null,
  isPriority: false,
  hasAccount: true,
  status: "open",
  createdAt: "2027-01-01T00:00:00Z",
  updatedAt: "2027-01-01T00:00:00Z",
  ...change,
});

describe("contactErrors", () => {
  it("lets a whole form through", () => expect(contactErrors(form)).toEqual({}));

  it.each([
    [{ name: "  " }, "name", "Write your name"],
    [{ email: "ada" }, "email", "such as name@example.org"],
    [{ email: "a b@c.example" }, "email", "such as name@example.org"],
    [{ subject: "" }, "subject", "what it is about"],
    [{ message: "x".repeat(5001) }, "message", "At most 5000"],
  ] as const)("%j names its field", (change, field, words) => {
    const errors = contactErrors({ ...form, ...change });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(words);
  });
});

describe("the inbox", () => {
  const old = request({ reference: "S-AAA-0001", updatedAt: "2027-01-01T00:00:00Z" });
  const fresh = request({ reference: "S-AAA-0002", updatedAt: "2027-01-03T00:00:00Z" });
  const urgent = request({
    reference: "S-AAA-0003",
    isPriority: true,
    updatedAt: "2027-01-02T00:00:00Z",
  });
  const done = request({ reference: "S-AAA-0004", status: "closed", name: "Grace" });

  it("shows first what waits, the business plan before all, the longest wait before the rest", () => {
    expect(inWaitingOrder([done, fresh, old, urgent]).map(({ reference }) => reference)).toEqual([
      "S-AAA-0003",
      "S-AAA-0001",
      "S-AAA-0002",
      "S-AAA-0004",
    ]);
  });

  it("finds by number and by person within a state", () => {
    expect(findRequests([old, fresh, done], "all", "0004")).toEqual([done]);
    expect(findRequests([old, fresh, done], "open", "grace")).toEqual([]);
    expect(findRequests([old, fresh, done], "closed", "GRACE")).toEqual([done]);
  });

  it("knows its topics", () => {
    expect(isSupportTopic("billing")).toBe(true);
    expect(isSupportTopic("praise")).toBe(false);
  });
});
