import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { germanWords } from "../../patterns/germanWords.ts";
import { Box } from "../box/Box.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { Pagination } from "../pagination/Pagination.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { Stack } from "../stack/Stack.tsx";
import { TagsInput } from "../tags-input/TagsInput.tsx";
import { LocaleProvider } from "./LocaleProvider.tsx";

const meta = {
  title: "Foundations/LocaleProvider",
  component: LocaleProvider,
  args: {
    locale: "ar",
    children: (
      <Box>
        <TagsInput label="الحساسية" help="" value={["الفستق", "gluten"]} onValueChange={fn()} />
      </Box>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Arabic: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("الحساسية");
    await expect(getComputedStyle(field).direction).toBe("rtl");
  },
};

function Allergies() {
  const [value, setValue] = useState<string[]>(["Gluten"]);
  return <TagsInput label="Allergien" optional max={3} value={value} onValueChange={setValue} />;
}

/** What components say by themselves comes with the language; a product gives the rest as props. */
export const German: Story = {
  args: {
    locale: "de",
    words: germanWords,
    children: (
      <Stack>
        <Allergies />
        <NumberField label="Plätze" value={4} onValueChange={fn()} />
        <PasswordField label="Passwort" autoComplete="new-password" />
        <Pagination from={1200} shown={20} total={4711} pageSize={20} onMove={fn()} />
        <ErrorState onRetry={fn()}>Die Verbindung ist abgebrochen.</ErrorState>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Allergien/ });
    await expect(field).toHaveAccessibleDescription("Enter oder ein Komma fügt hinzu.");
    await userEvent.type(field, "gluten,");
    await expect(canvas.getByText("„gluten“ steht schon da.")).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByRole("button", { name: "Mehr: Plätze" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Passwort zeigen" })).toBeVisible();
    await expect(canvas.getByText("1201 bis 1220 von 4.711")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Noch einmal" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/optional|already|again|Next|of 3/);
  },
};
