import { fail, succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PlaceRefusal, Write } from "../data/useWrite.ts";
import { useDraft } from "./useDraft.ts";

const told = vi.fn<(message: string) => void>();

afterEach(() => {
  cleanup();
  told.mockClear();
});

const write: Write = {
  isBusy: false,
  async run<Value>(call: () => Promise<Result<Value>>, place?: PlaceRefusal) {
    const result = await call();
    if (result.ok) return result.value;
    if (!place?.(result.error)) told(result.error.message);
    return null;
  },
};

function Dialog({ send, onClose }: { send: () => Promise<Result<true>>; onClose: () => void }) {
  const form = useDraft(
    { name: "Ada", note: "" },
    {
      write,
      check: ({ name }) => (name === "" ? { name: "Give a name" } : {}),
      columns: { name_param: "name" },
    },
  );
  return (
    <FormDialog title="A person" submitLabel="Save" {...form.dialog(send, { onClose })}>
      <TextField label="Name" {...form.field("name")} />
      <TextField label="Note" {...form.field("note")} />
    </FormDialog>
  );
}

function open(answer: Result<true>) {
  const send = vi.fn<() => Promise<Result<true>>>(() => Promise.resolve(answer));
  const onClose = vi.fn<() => void>();
  render(<Dialog send={send} onClose={onClose} />);
  const name = screen.getByRole("textbox", { name: "Name" });
  return {
    send,
    onClose,
    name,
    type: (value: string) => fireEvent.change(name, { target: { value } }),
    save: () => fireEvent.click(screen.getByRole("button", { name: "Save" })),
  };
}

it("closes when it is kept", async () => {
  const { save, send, onClose } = open(succeed(true));
  save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(send).toHaveBeenCalledOnce();
});

it("sends nothing that is wrong, and says so until the field is changed", async () => {
  const { name, type, save, send, onClose } = open(succeed(true));
  type("");
  save();
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
  expect(send).not.toHaveBeenCalled();
  type("Grace");
  await expect.poll(() => name.getAttribute("aria-invalid")).not.toBe("true");
  expect(onClose).not.toHaveBeenCalled();
});

it("shows a refusal at the field that the server names in its own words", async () => {
  const { name, save, onClose } = open(fail("invalid_input", "Too long", "name_param"));
  save();
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("Too long").length).toBeGreaterThan(0);
  expect(told).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it("tells what belongs to no field", async () => {
  const { save, onClose } = open(fail("conflict", "Somebody was faster", "version"));
  save();
  await expect.poll(() => told.mock.calls).toEqual([["Somebody was faster"]]);
  expect(onClose).not.toHaveBeenCalled();
});

it("asks before what is typed is lost", async () => {
  const { type, onClose } = open(succeed(true));
  type("Grace");
  fireEvent.click(screen.getByText("Cancel"));
  expect(await screen.findByText("Close without saving?")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it("lets go of what is as it was", () => {
  const { type, onClose } = open(succeed(true));
  type("Grace");
  type("Ada");
  fireEvent.click(screen.getByText("Cancel"));
  expect(onClose).toHaveBeenCalledOnce();
});

interface Price {
  amount: string;
  least: string;
  isOpen: boolean;
}

const given: Price = { amount: "3", least: "1", isOpen: false };

function PricePage({
  send,
  proposed,
}: {
  send: (cents: number) => Promise<Result<true>>;
  proposed?: Price;
}) {
  const form = useDraft(given, {
    write,
    proposed,
    read: ({ amount, least, isOpen }) =>
      isOpen || Number(amount) >= Number(least)
        ? { ok: true, input: Number(amount) * 100 }
        : { ok: false, errors: { amount: "Below the least" } },
    place: ({ code }) => (code === "conflict" ? { least: "Taken meanwhile" } : undefined),
  });
  return (
    <>
      <Form {...form.page(send, { done: "Saved" })}>
        <TextField label="Amount" {...form.field("amount")} />
        <TextField label="Least" {...form.field("least")} />
        <Checkbox label="Open" {...form.checked("isOpen")} />
        <button type="submit">Save</button>
      </Form>
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

function openPage(answer: Result<true>, proposed?: Price) {
  const send = vi.fn<(cents: number) => Promise<Result<true>>>(() => Promise.resolve(answer));
  render(<PricePage send={send} {...(proposed && { proposed })} />);
  const field = (name: string) => screen.getByRole("textbox", { name });
  return {
    send,
    isWrong: (name: string) => field(name).getAttribute("aria-invalid") === "true",
    type: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    save: () => fireEvent.click(screen.getByRole("button", { name: "Save" })),
    /** Whether leaving the page asks first. */
    asks: () => {
      const closing = new Event("beforeunload", { cancelable: true });
      dispatchEvent(closing);
      return closing.defaultPrevented;
    },
  };
}

it("sends what it read, and not what was typed", async () => {
  const { type, save, send } = openPage(succeed(true));
  type("Amount", "5");
  save();
  await expect.poll(() => send.mock.calls).toEqual([[500]]);
});

it("takes an error back once another field has made it untrue", async () => {
  const { type, save, isWrong, send } = openPage(succeed(true));
  type("Amount", "0");
  save();
  await expect.poll(() => isWrong("Amount")).toBe(true);
  type("Least", "0.5");
  expect(isWrong("Amount")).toBe(true);
  type("Least", "0");
  expect(isWrong("Amount")).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it("keeps a refusal at its field while others are changed", async () => {
  const { type, save, isWrong } = openPage(fail("conflict", "Somebody was faster"));
  save();
  await expect.poll(() => isWrong("Least")).toBe(true);
  type("Amount", "9");
  expect(isWrong("Least")).toBe(true);
  type("Least", "2");
  expect(isWrong("Least")).toBe(false);
});

it("guards a page until what is typed is kept", async () => {
  const { asks, save } = openPage(succeed(true));
  expect(asks()).toBe(false);
  fireEvent.click(screen.getByRole("checkbox", { name: "Open" }));
  expect(asks()).toBe(true);
  save();
  await expect.poll(asks).toBe(false);
});

it("guards what was proposed, which nobody has kept", () => {
  const { asks } = openPage(succeed(true), { ...given, amount: "7" });
  expect(asks()).toBe(true);
});
