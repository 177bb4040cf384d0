/** Toasts about the preferred event type. Source: specification section 8. */
export const eventTypeCopy = {
  failure: "Failed to update your preferred event type.",
  updated: (name: string) => ({
    title: "Preference Updated",
    description: `Your preferred event type is now "${name}".`,
  }),
} as const;
