/** Currencies, whose words are goods too: books, wreaths, flasks, tops… For regular expressions that ignore case. */
export const moneyOrGoods = '(?:livre|couronne|gourde|réal|sol|top|gel|cup|pen|bob)s?';
