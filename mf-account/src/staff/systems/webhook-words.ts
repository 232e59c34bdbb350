/** The text that names an event: dots part the names of texts. */
export const eventText = (event: string): string => `staff_systems.event_${event.replace('.', '_')}`;
