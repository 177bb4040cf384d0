import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { rules } from "./Page.css.ts";
import { Instead } from "./Instead.tsx";

const meta = {
  title: "Foundations/Writing",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  render: () => (
    <FoundationPage
      title="Writing"
      lead="We write as a good host speaks: warm, short, and never in the guest’s way. Words are part of the design; they are drawn, tried and looked at like everything else."
    >
      <FoundationSection title="Voice">
        <ul className={rules}>
          <li>Say what happened, what is safe, what to do next. In that order.</li>
          <li>
            Plain words in whole sentences. No exclamation marks, no “oops”, no jokes about errors.
          </li>
          <li>Speak to one person. “You”, not “users”.</li>
          <li>Buttons say what they do: a verb and its thing. A link says where it leads.</li>
          <li>
            Groups and members are called what the event’s type calls them, here and in mails.
          </li>
        </ul>
      </FoundationSection>
      <FoundationSection title="Instead of">
        <Instead
          pairs={[
            ["Submit", "Send reply"],
            ["Invalid e-mail", "The address needs an ending, such as .dk or .com."],
            [
              "Error: request failed",
              "Your reply has not been sent yet. Nothing is lost; try again.",
            ],
            [
              "Are you sure?",
              "Delete “Ten of us in Lisbon”? Its page, 9 answers and the packing list go with it.",
            ],
            ["No data", "No guests yet. Add the first, or bring a list."],
            ["Successfully saved!", "Saved"],
            ["Click here", "See all orders"],
          ]}
        />
      </FoundationSection>
      <FoundationSection
        title="Figures, dates and money"
        about="The reader’s locale decides the form; these are English ones."
      >
        <DescriptionList
          items={[
            { term: "Dates", detail: "Saturday, 12 June 2027. Short: 12 Jun. Never 06/12." },
            {
              term: "Times",
              detail: "18:30 in the event’s zone first, then “For you in Lisbon 23:30”.",
            },
            {
              term: "Money",
              detail:
                "$6,240 where every amount is whole, $24.70 where one is not. All fees are in it.",
            },
            { term: "Counts", detail: "96 of 120. One guest, two guests. Nobody is “1 guests”." },
            {
              term: "Names",
              detail: "As people write them, whole; cut with a title only where a column ends.",
            },
          ]}
        />
      </FoundationSection>
      <FoundationSection title="Shape">
        <ul className={rules}>
          <li>
            Sentence case everywhere, except the names that the specification writes otherwise.
          </li>
          <li>No full stop in labels, buttons and titles; one in every sentence.</li>
          <li>
            Typographic quotes and apostrophes: “ ” and ’. No dash where a comma or a full stop will
            do.
          </li>
          <li>
            German is a third longer, Arabic starts on the right: leave room, and look at both.
          </li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
