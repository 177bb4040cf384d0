import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LinkProvider } from "../link/LinkProvider.tsx";
import { RadioGroup } from "../radio-group/RadioGroup.tsx";
import { Switch } from "../switch/Switch.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";

function Invitation({ summary = true }: { summary?: boolean }) {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <Form summary={summary} onSubmit={() => setWrong(true)}>
      <TextField
        label="Name"
        value={name}
        onValueChange={setName}
        error={wrong && !name ? "Give it a name." : undefined}
      />
      <RadioGroup
        label="Kind"
        value={undefined}
        onValueChange={() => undefined}
        options={[{ value: "a", label: "Reunion" }]}
        error={wrong ? "Choose a kind." : undefined}
      />
      <button type="submit">Save</button>
    </Form>
  );
}

const navigate = vi.fn<(to: string) => void>();

beforeEach(() => {
  navigate.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
});

const save = () => fireEvent.click(screen.getByText("Save"));
const summaryBox = () => screen.queryByRole("group", { name: /to put right/ });

describe("what is wrong", () => {
  it("is gathered in the order of the page and gets the focus", () => {
    render(<Invitation />);
    expect(summaryBox()).toBeNull();
    save();
    expect(summaryBox()).toHaveFocus();
    expect(summaryBox()).toHaveAccessibleName("2 things to put right");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Name: Give it a name.",
      "Kind: Choose a kind.",
    ]);
  });

  it("leads to its field, in a group to the first choice", () => {
    render(<Invitation />);
    save();
    fireEvent.click(screen.getByRole("link", { name: /^Kind/ }));
    expect(screen.getByLabelText("Reunion")).toHaveFocus();
    fireEvent.click(screen.getByRole("link", { name: /^Name/ }));
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("shrinks while it is put right and does not take the focus back", () => {
    render(<Invitation />);
    save();
    screen.getByLabelText("Name").focus();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Picnic" } });
    expect(summaryBox()).toHaveAccessibleName("One thing to put right");
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("without a summary brings the focus to the first field", () => {
    render(<Invitation summary={false} />);
    save();
    expect(summaryBox()).toBeNull();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });
});

it("is not sent twice while it is being sent", () => {
  const send = vi.fn();
  render(
    <Form busy onSubmit={send}>
      <button type="submit">Save</button>
    </Form>,
  );
  save();
  expect(send).not.toHaveBeenCalled();
});

it("asks before a link leads away from what is not saved", async () => {
  render(
    <>
      <a href="/elsewhere">Elsewhere</a>
      <Form unsaved onSubmit={() => undefined}>
        <button type="submit">Save</button>
      </Form>
    </>,
  );
  act(() => screen.getByText("Elsewhere").click());
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleName("Leave without saving?");
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(location.pathname).toBe("/");
});

function Places({ onSave }: { onSave: (places: string) => boolean }) {
  const [kept, setKept] = useState({ places: "240", name: "Picnic", isOpen: false });
  const [typed, setTyped] = useState(kept);
  return (
    <LinkProvider anchor="a" navigate={navigate}>
      <a href="/elsewhere">Elsewhere</a>
      <Form
        unsaved={JSON.stringify(typed) !== JSON.stringify(kept)}
        onSubmit={async () => {
          if (await Promise.resolve(onSave(typed.places))) setKept(typed);
        }}
      >
        <TextField
          label="Name"
          value={typed.name}
          onValueChange={(name) => setTyped({ ...typed, name })}
        />
        <TextField
          label="Places"
          optional
          value={typed.places}
          onValueChange={(places) => setTyped({ ...typed, places })}
        />
        <Switch
          label="Open to all"
          checked={typed.isOpen}
          onCheckedChange={(isOpen) => setTyped({ ...typed, isOpen })}
        />
        <button type="submit">Save places</button>
      </Form>
    </LinkProvider>
  );
}

describe("leaving what is not saved", () => {
  const type = (places: string) =>
    fireEvent.change(screen.getByLabelText(/^Places/), { target: { value: places } });
  const go = () => act(() => screen.getByText("Elsewhere").click());
  const saveFirst = async () =>
    act(async () => fireEvent.click(await screen.findByRole("button", { name: "Save" })));

  it("names what would be lost, and goes once it is saved", async () => {
    const onSave = vi.fn<(places: string) => boolean>().mockReturnValue(true);
    render(<Places onSave={onSave} />);
    type("160");
    fireEvent.click(screen.getByLabelText("Open to all"));
    go();
    expect(await screen.findByText("Not saved yet: Places, Open to all.")).toBeVisible();
    await saveFirst();
    expect(onSave.mock.calls).toEqual([["160"]]);
    expect(navigate.mock.calls).toEqual([["/elsewhere"]]);
  });

  it("stays where saving was refused", async () => {
    render(<Places onSave={() => false} />);
    type("160");
    go();
    await saveFirst();
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByRole("alertdialog")).toHaveAttribute("data-state", "closed"),
    );
    expect(screen.getByLabelText(/^Places/)).toHaveValue("160");
  });
});

it("names what was changed and nothing that came onto the page later", async () => {
  function Late() {
    const [isThere, setThere] = useState(false);
    const [name, setName] = useState("Picnic");
    return (
      <>
        <a href="/elsewhere">Elsewhere</a>
        <Form unsaved={name !== "Picnic"} onSubmit={() => undefined}>
          <TextField label="Name" value={name} onValueChange={setName} />
          {isThere && <TextField label="Place" defaultValue="Old mill" />}
          {isThere && <TextField label="Room" defaultValue="Barn" />}
        </Form>
        <button type="button" onClick={() => setThere(true)}>
          More
        </button>
      </>
    );
  }
  render(<Late />);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Supper" } });
  fireEvent.click(screen.getByText("More"));
  act(() => screen.getByLabelText("Room").focus());
  fireEvent.change(screen.getByLabelText("Room"), { target: { value: "Hall" } });
  act(() => screen.getByText("Elsewhere").click());
  expect(await screen.findByText("Not saved yet: Name, Room.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
});
