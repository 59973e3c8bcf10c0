/** The version of the protocol. It grows when a message of old could be misread. */
export const PROTOCOL = 1;
