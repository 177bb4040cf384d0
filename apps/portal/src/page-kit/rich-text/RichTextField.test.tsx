import { richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { noRichText } from "@jubilee/core/base/rich-text.rules";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { RichTextField } from "./RichTextField.tsx";

afterEach(cleanup);

const place = { look: "bare", turned: 1 } as const;
const nobody = () => Promise.resolve([]);

function Reply() {
  const [value, setValue] = useState(noRichText);
  return (
    <RichTextField
      label="Your reply"
      form="small"
      value={value}
      onValueChange={setValue}
      people={nobody}
      place={place}
    />
  );
}

it("takes what is typed before the editor is there, to the letter, and goes on after it", async () => {
  render(<Reply />);
  const first = screen.getByRole("textbox", { name: "Your reply" });
  expect(first.tagName).toBe("TEXTAREA");
  expect(document.activeElement).toBe(first);
  fireEvent.change(first, { target: { value: "Hello @" } });
  await waitFor(() => expect(screen.getByRole("toolbar")).toBeTruthy());
  const editor = screen.getByRole("textbox", { name: "Your reply" });
  expect(editor.textContent).toBe("Hello @");
  expect(document.activeElement).toBe(editor);
  // Nobody to be named is said, where a list would stand.
  expect(await screen.findByText(/Nobody else has come in here yet/)).toBeTruthy();
});

it("sends by Control and Enter before the editor is there, and is empty then", async () => {
  const sent: string[] = [];
  function Post() {
    const [value, setValue] = useState(noRichText);
    const send = () => {
      sent.push(richTextPlain(value));
      setValue(noRichText);
    };
    return (
      <RichTextField
        label="Your reply"
        form="small"
        value={value}
        onValueChange={setValue}
        place={{ ...place, onSubmit: send }}
      />
    );
  }
  render(<Post />);
  const field = screen.getByRole("textbox", { name: "Your reply" });
  fireEvent.change(field, { target: { value: "At once" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toEqual([]);
  fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
  expect(sent).toEqual(["At once"]);
  expect(field).toHaveValue("");
  await waitFor(() => expect(screen.getByRole("toolbar")).toBeTruthy());
  expect(screen.getByRole("textbox", { name: "Your reply" }).textContent).toBe("");
});

it("has a field for every key while one takes over from the other", async () => {
  render(<Reply />);
  const homeless: boolean[] = [];
  // Told after each change of the page, before another key could be pressed.
  const watch = new MutationObserver(() => homeless.push(document.activeElement === document.body));
  watch.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(screen.getByRole("toolbar")).toBeTruthy());
  watch.disconnect();
  expect(homeless.length).toBeGreaterThan(0);
  expect(homeless).not.toContain(true);
});
