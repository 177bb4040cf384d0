import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Form rules",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const FormRules: Story = {
  render: () => (
    <FoundationPage
      title="Form rules"
      lead="A form is a conversation in which nothing that was said is lost. Its states stand beside this page, under Forms."
    >
      <PatternRules
        do={[
          "Ask in the order in which somebody would tell it: what, when, where, who.",
          "Put the label above the field, the help under it, and the error in the help’s place.",
          "Say in an error what to do: “Enter a whole e-mail address, such as name@example.com”.",
          "Bring the focus to the list of what is to be put right, and from there to each field.",
          "Mark what is optional; what is not marked is needed.",
          "Name the button after what it does, and say what will not happen: “Nothing goes out until you say so.”",
        ]}
        doNot={[
          "Do not complain while somebody is still typing for the first time.",
          "Do not use a placeholder as a label: it goes away when it is needed.",
          "Do not ask again for what is known, or for what can be found out later.",
          "Do not disable the button until all is right: nobody learns why.",
          "Do not clear a field, a file or a choice because something else was refused.",
        ]}
        instead={[
          ["Invalid input", "The end is before the start. Choose a later hour."],
          ["Submit", "Create event"],
          ["Required *", "optional, beside what may stay empty"],
        ]}
        parts={[
          [
            "Form",
            "Keeps what is typed, lists what is to be put right, and guards against leaving.",
          ],
          ["FormDialog", "One short task over a page."],
          ["Field", "Label, help and error of a control of your own."],
          ["DateTimeField", "A moment, typed as one says it."],
        ]}
      />
    </FoundationPage>
  ),
};
