/** A situation to bring about, and what should happen. */
export interface Scenario {
  situation: string;
  expect: string;
}

/** Situations of one theme. */
export interface ScenarioGroup {
  title: string;
  scenarios: readonly Scenario[];
}

/** Situations worth trying: the ones in which software usually lets people down. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  {
    title: "Guests",
    scenarios: [
      {
        situation: "Two guests take the last place at the same moment.",
        expect: "One of them has it, the other is offered the waiting list with their place in it.",
      },
      {
        situation: "A guest answers after the deadline.",
        expect:
          "The form is closed and says so; earlier answers stay visible to those who gave them.",
      },
      {
        situation: "A guest on the phone loses the connection while sending.",
        expect: "The form says that nothing was lost. Sent again, the answer is there once.",
      },
      {
        situation: "A guest’s name is فاطمة الزهراء or Søren Ætterhøi-Łukasiewicz.",
        expect: "It stands right on the page, in lists, in the mail and in the exported file.",
      },
      {
        situation: "Somebody forwards their personal link.",
        expect: "It opens that one invitation. A new link makes the forwarded one worthless.",
      },
    ],
  },
  {
    title: "Tickets and money",
    scenarios: [
      {
        situation: "A buyer closes the tab on the payment page.",
        expect: "The tickets are held for fifteen minutes and then back on sale.",
      },
      {
        situation: "The payment is declined.",
        expect: "The page says so, the choice of tickets is kept, and paying again is one press.",
      },
      {
        situation: "A buyer presses Buy twice.",
        expect: "There is one order.",
      },
      {
        situation: "The event is cancelled while somebody pays.",
        expect:
          "Nothing more is sold; the planner sees the late payment marked and can give it back.",
      },
      {
        situation: "The whole of an order is refunded.",
        expect: "Its tickets admit nobody any more, and their places go back on sale.",
      },
    ],
  },
  {
    title: "Pages and widgets",
    scenarios: [
      {
        situation: "A widget stands on a site that is not on the list.",
        expect: "The link inside it is shown instead.",
      },
      {
        situation: "A site’s styles make every button red and every text huge.",
        expect: "The widget looks as it should.",
      },
      {
        situation: "Scripts are blocked, or cookies and storage are.",
        expect: "The event’s page can be read, and widgets fall back to their link.",
      },
      {
        situation: "Somebody tries an old, a cut-off or a made-up link.",
        expect: "The same sentence for all three: This link is not valid any more.",
      },
    ],
  },
  {
    title: "Accounts and plans",
    scenarios: [
      {
        situation: "A mail scanner opens the one-time link first.",
        expect: "The link still works: only the button on its page uses it.",
      },
      {
        situation: "Somebody tries ten passwords.",
        expect: "The account is closed to further tries for a while, whether it exists or not.",
      },
      {
        situation: "A planner on free saves a ticket type.",
        expect: "The notice Premium Feature, the way to the plans, and nothing half saved.",
      },
      {
        situation: "A planner takes a lower plan with tickets on sale.",
        expect: "Guests notice nothing: sold tickets, pages and answers go on.",
      },
      {
        situation: "Somebody who is no administrator types /admin.",
        expect: "A page says that there is no access; nothing of it was loaded.",
      },
    ],
  },
  {
    title: "Reading and using",
    scenarios: [
      {
        situation: "The keyboard alone, or a screen reader.",
        expect: "Everything can be reached, named and left again; focus is always visible.",
      },
      {
        situation: "A window of 320 pixels, or text at 200 %.",
        expect: "Nothing is cut off and nothing scrolls sideways.",
      },
      {
        situation: "A dark device, and a device that asks for less motion.",
        expect: "The pages follow both.",
      },
      {
        situation: "The clocks change between planning and the event.",
        expect: "Six in the evening stays six in the evening, on the page and in calendars.",
      },
    ],
  },
];
