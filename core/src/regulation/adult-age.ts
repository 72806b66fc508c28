/** From this age on nothing that is owed or allowed depends on it: an officer may say « 18 ans ou plus ». */
export const adultAge = 18;
