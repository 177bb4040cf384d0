import { fillFields, readRichText, richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import { Stack } from "@jubilee/ui/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DOMSerializer } from "prosemirror-model";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { scriptVectors } from "../../testing/scriptVectors.ts";
import { PastedParser } from "./editing/pasted.ts";
import { schemas } from "./editing/schema.ts";
import { sampleLetter } from "./sampleLetter.ts";
import type { RichTextFieldProps } from "./rich-text.types.ts";
import { RichTextField } from "./RichTextField.tsx";
import { RichTextView } from "./RichTextView.tsx";

const people = [
  { id: "ute", name: "Ute Grünewald" },
  { id: "uwe", name: "Uwe Grünewald" },
];

function Writing(props: RichTextFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: RichText) => {
    setValue(next);
    props.onValueChange(next);
  };
  return (
    <Stack gap="4">
      <RichTextField {...props} value={value} onValueChange={change} />
      <section aria-label="As it is read">
        <RichTextView text={value} />
      </section>
    </Stack>
  );
}

const told = fn<(value: RichText) => void>();

const meta = {
  title: "Screens/Parts/Rich text",
  tags: ["!autodocs"],
  component: RichTextField,
  render: (args) => <Writing {...args} />,
  args: {
    label: "Letter",
    value: sampleLetter,
    onValueChange: told,
    fields: [
      { name: "first_name", label: "First name", fallback: "friends" },
      { name: "event", label: "Name of the event", fallback: "" },
    ],
    people: (query) =>
      Promise.resolve(
        people.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())),
      ),
    onPicture: () =>
      Promise.resolve({
        src: "/storage/v1/object/public/pictures/lake.jpg",
        alt: "",
        width: 4,
        height: 3,
      }),
  },
} satisfies Meta<typeof RichTextField>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const text = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Letter" });
const latest = () => told.mock.lastCall?.[0].content;

/** Types as a browser does: what fakes it sets its own cursor beside the editor's. */
const type = (words: string) => {
  for (const letter of words) document.execCommand("insertText", false, letter);
};

/** Pastes as a browser does. */
function paste(onto: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", "plain");
  onto.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toBeVisible();
  },
};
export const Small: Story = {
  args: { form: "small", value: richTextOf("Bring a song. Twenty at most!") },
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Title" })).toBeNull();
  },
};
export const Wrong: Story = {
  args: { value: richTextOf(""), error: "Write what it is about." },
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toHaveAccessibleDescription(/Write what it is about/);
  },
};

/** Goes through it by keys alone: marks, a list from its sign, a name, a place to fill in, a link. */
export const Keyboard: Story = {
  args: { value: richTextOf("") },
  play: async ({ canvas, userEvent }) => {
    const field = await text(canvas);
    field.focus();
    await userEvent.keyboard("{Control>}b{/Control}");
    type("Dear");
    await userEvent.keyboard("{Control>}b{/Control}");
    type(" @ut");
    await waitFor(() =>
      expect(canvas.getByRole("option", { name: "Ute Grünewald" })).toBeVisible(),
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(latest()).toEqual([
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Dear", marks: [{ type: "bold" }] },
            { type: "text", text: " " },
            { type: "mention", attrs: { id: "ute", name: "Ute Grünewald" } },
            { type: "text", text: " " },
          ],
        },
      ]),
    );
    type("{first");
    await waitFor(() => expect(canvas.getByRole("option", { name: "First name" })).toBeVisible());
    await userEvent.keyboard("{Enter}{Alt>}{F10}{/Alt}");
    await expect(canvas.getByRole("button", { name: "Bold" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Control>}k{/Control}");
    const link = await canvas.findByRole("textbox", { name: "Where the link leads" });
    await expect(link).toHaveFocus();
    await userEvent.keyboard("javascript:alert(1){Enter}");
    await expect(link).toHaveAccessibleDescription(/Type an address/);
    await userEvent.clear(link);
    await userEvent.keyboard("lake.example{Enter}");
    await waitFor(() =>
      expect(JSON.stringify(latest())).toContain('"href":"https://lake.example"'),
    );
    await expect(field).toHaveFocus();
    const read = within(canvas.getByRole("region", { name: "As it is read" }));
    await expect(read.getByRole("link")).toHaveAttribute("rel", "nofollow noreferrer");
  },
};

/** A place that is put in by the menu, or typed in braces: one goes on behind it. */
export const Places: Story = {
  args: { value: richTextOf("") },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await text(canvas);
    field.focus();
    await userEvent.click(await canvas.findByRole("button", { name: /known of each reader/ }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole("menuitem", { name: "First name" }));
    await waitFor(() => expect(field).toHaveFocus());
    type(", {first name} and {Nobody}");
    const place = { type: "field", attrs: { name: "first_name", fallback: "friends" } };
    await waitFor(() =>
      expect(latest()).toEqual([
        {
          type: "paragraph",
          content: [
            place,
            { type: "text", text: ", " },
            place,
            { type: "text", text: " and {Nobody}" },
          ],
        },
      ]),
    );
  },
};

export const PastedFromWord: Story = {
  args: { value: richTextOf("") },
  play: async ({ canvas }) => {
    const field = await text(canvas);
    paste(
      field,
      `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body lang=DE><!--StartFragment-->
<h1>Programm<o:p></o:p></h1><p class=MsoNormal><b>Freitag</b>, <span style='color:red;mso-x:y'>abends</span><o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>Boot<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Ruder</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Kuchen</p>
<!--EndFragment--></body></html>`,
    );
    await waitFor(() =>
      expect(latest()).toEqual([
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Programm" }] },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Freitag", marks: [{ type: "bold" }] },
            { type: "text", text: ", abends" },
          ],
        },
        {
          type: "numbers",
          content: [
            {
              type: "item",
              content: [
                { type: "paragraph", content: [{ type: "text", text: "Boot" }] },
                {
                  type: "bullets",
                  content: [
                    {
                      type: "item",
                      content: [{ type: "paragraph", content: [{ type: "text", text: "Ruder" }] }],
                    },
                  ],
                },
              ],
            },
            {
              type: "item",
              content: [{ type: "paragraph", content: [{ type: "text", text: "Kuchen" }] }],
            },
          ],
        },
      ]),
    );
  },
};

export const PastedFromGoogleDocs: Story = {
  args: { value: richTextOf("") },
  play: async ({ canvas }) => {
    const field = await text(canvas);
    paste(
      field,
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7"><p dir="ltr"><span style="font-size:11pt;font-weight:700;font-style:normal;">Bring</span><span style="font-weight:400;font-style:italic"> cake</span></p><br /><ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400"><a href="https://lake.example/">the lake</a></span></p></li></ul></b>`,
    );
    await waitFor(() =>
      expect(latest()).toEqual([
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Bring", marks: [{ type: "bold" }] },
            { type: "text", text: " cake", marks: [{ type: "italic" }] },
          ],
        },
        {
          type: "bullets",
          content: [
            {
              type: "item",
              content: [
                {
                  type: "paragraph",
                  attrs: { dir: "ltr" },
                  content: [
                    {
                      type: "text",
                      text: "the lake",
                      marks: [{ type: "link", attrs: { href: "https://lake.example/" } }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ]),
    );
  },
};

const ran = fn();

/** Stored by somebody who went past the editor: the vector in every place that shows text. */
const everywhere = (vector: string) =>
  fillFields(
    readRichText({
      version: 1,
      content: [
        {
          type: "heading",
          attrs: { level: 2, dir: vector },
          content: [{ type: "text", text: vector }],
        },
        {
          type: "paragraph",
          content: [
            { type: "mention", attrs: { id: vector, name: vector } },
            { type: "field", attrs: { name: "a", fallback: vector } },
            { type: "text", text: "x", marks: [{ type: "link", attrs: { href: vector } }] },
          ],
        },
        { type: "picture", attrs: { src: vector, alt: vector, width: 1, height: vector } },
        { type: vector, content: [{ type: "text", text: vector }] },
      ],
    }),
    { a: vector },
  );

/** Nothing that is written, pasted or stored runs; a script that may run shows that it would be seen. */
export const NoScriptRuns: Story = {
  args: { value: richTextOf("") },
  play: async ({ canvas, canvasElement }) => {
    ran.mockClear();
    Object.assign(window, { scriptRan: ran });
    const field = await text(canvas);
    const isLong = import.meta.env["LONG_RUN"] === true;
    const vectors = scriptVectors(isLong ? 2000 : 200, "scriptRan()");
    await expect(vectors.length).toBe(isLong ? 2000 : 200);
    const { createRoot } = await import("react-dom/client");
    const place = document.createElement("div");
    canvasElement.append(place);
    const root = createRoot(place);
    root.render(vectors.map((vector) => <RichTextView key={vector} text={everywhere(vector)} />));
    await waitFor(() => expect(place.querySelectorAll("h2")).toHaveLength(vectors.length));
    for (const vector of vectors.filter((_vector, at) => at % 20 === 0)) paste(field, vector);
    const parser = PastedParser.of(schemas.full);
    for (const vector of vectors) {
      const { body } = new DOMParser().parseFromString(vector, "text/html");
      DOMSerializer.fromSchema(schemas.full).serializeFragment(
        parser.parseSlice(body).content,
        {},
        place.appendChild(document.createElement("div")),
      );
    }
    const odd = [...canvasElement.querySelectorAll("*")].filter(
      (element) =>
        element.matches("script, iframe, object, embed, form, base, meta, link, style") ||
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith("on") || /^\s*(?:javascript|data|vbscript):/i.test(value),
        ),
    );
    await expect(odd.filter((element) => !element.closest("[data-mention]"))).toEqual([]);
    const control = document.createElement("img");
    control.addEventListener("error", () => ran("control"));
    control.src = "data:image/png,none";
    place.append(control);
    await waitFor(() => expect(ran).toHaveBeenCalledWith("control"));
    await expect(ran).toHaveBeenCalledOnce();
    root.unmount();
    place.remove();
  },
};
