import { coverSubjectNames } from "@jubilee/core/events/cover-seeds.copy";
import type { EventDraft } from "@jubilee/core/events/events.types";
import { coverSubjects } from "@jubilee/ui/covers";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CoverField } from "./CoverField.tsx";

function renderField(coverSeed: string) {
  const changes: Partial<EventDraft>[] = [];
  render(
    <CoverField
      coverUrl={null}
      coverSeed={coverSeed}
      coverLook={null}
      error={undefined}
      isUploading={false}
      onUpload={() => Promise.resolve()}
      onChange={(change) => changes.push(change)}
    />,
  );
  return changes;
}

it("offers every subject that can be drawn, and no other", () => {
  expect(Object.keys(coverSubjectNames).toSorted()).toEqual(coverSubjects.toSorted());
  renderField("6f0c");
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["What suits the kind of event", ...Object.values(coverSubjectNames)]);
});

it("draws the chosen subject, and goes back to what suits the kind of event", () => {
  const changes = renderField("wedding:6f0c");
  const field = screen.getByLabelText<HTMLSelectElement>("What it shows");
  expect(field.value).toBe("wedding");
  fireEvent.change(field, { target: { value: "birthday" } });
  fireEvent.change(field, { target: { value: "" } });
  expect(changes).toEqual([{ coverSeed: "birthday:6f0c" }, { coverSeed: "6f0c" }]);
});

it("draws another of the same subject", () => {
  const changes = renderField("wedding:6f0c");
  fireEvent.click(screen.getByRole("button", { name: "Draw another" }));
  expect(changes[0]?.coverSeed).toMatch(/^wedding:[0-9a-f-]{36}$/);
});
