/** The name of a type's demo in its address: `school-type-1` has the `school-demo`. */
export const demoNameOfType = (eventTypeId: string): string =>
  eventTypeId.replace(/-type-\d+$/, "-demo");
