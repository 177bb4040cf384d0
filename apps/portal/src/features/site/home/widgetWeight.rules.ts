/** Kilobytes of the tickets widget's script, packed with brotli, rounded up; the size gate compares. */
export const ticketsWidgetKilobytes = 11;
