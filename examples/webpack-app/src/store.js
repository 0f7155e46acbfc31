import { configureStore, createSlice } from '@reduxjs/toolkit';
import { deepFreeze } from './legacy/freeze.js';
import { orders } from './shared/orders.js';

// Freezing costs time with a long list, so only a development build does it.
const list = process.env.NODE_ENV === 'production' ? orders : deepFreeze(orders);

const slice = createSlice({
  name: 'orders',
  initialState: { list },
  reducers: {
    ship(state, action) {
      const order = state.list.find((item) => item.id === action.payload);
      if (order) order.shipped = true;
    },
  },
});

export const { ship } = slice.actions;
export const store = configureStore({ reducer: { orders: slice.reducer } });
